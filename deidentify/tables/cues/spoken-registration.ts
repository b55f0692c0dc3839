/** Words that recognisers/aircraft/spoken-registration.ts reads. */
import { words } from '../words.ts';

/** Words behind which a radio letter is a place on the ground or a class of airspace; folded. */
export const BEFORE_LETTERS = words(
  'taxiway point runway stand class airspace information apron zone area sector gate twy holding via',
);
