/** The precision of a public copy: four choices, for one report or as a club's default. */

/** Labels of the choices. */
export const labels = { date: 'Datum', time: 'Tid', place: 'Plats', type: 'Flygplanstyp' };
/** Options, as short buttons in a row. */
export const dates = { day: 'Dag', month: 'Månad', none: 'Visas inte' };
export const times = { exact: 'Exakt', part: 'Del av dygnet', none: 'Visas inte' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Visas', none: 'Visas inte' };
/** Hints below the choices. They quote options, parts of the day and a text of the public copy. */
export const hints = {
  date: 'Med ”Månad” eller ”Visas inte” står det ”Rapporterad i” och månaden i kopian, men ingen dag.',
  time: 'Delarna är morgon (5–11), mitt på dagen (11–14), eftermiddag (14–18), kväll (18–22) och natt.',
  place: '”Visas inte” utelämnar platsen. Område och land eller region står kvar.',
  type: '”Visas inte” utelämnar tillverkare och modell. Typen av luftfartyg står kvar.',
};
