/** Words that recognisers/aircraft/spoken-registration.ts reads. */

/** Words behind which a radio letter is a place on the ground or a class of airspace; folded. */
export const BEFORE_LETTERS: ReadonlySet<string> = new Set(
  'taxiway point runway stand class airspace information apron zone area sector gate twy holding via'.split(' '),
);
