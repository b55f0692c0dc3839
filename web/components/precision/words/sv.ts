/** How much a public copy tells of when, where and with what: four choices, for one report and as the default of a club. */

/** Labels of the choices. */
export const labels = { date: 'Datum', time: 'Tid', place: 'Plats', type: 'Flygplanstyp' };
/** What can be chosen, as buttons in a row; room is short. */
export const dates = { day: 'Dag', month: 'Månad', none: 'Visas inte' };
export const times = { exact: 'Exakt', part: 'Del av dygnet', none: 'Visas inte' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Visas', none: 'Visas inte' };
/** Hints below the choices. They name choices, a text of the public copy and the parts of the day as they stand there. */
export const hints = {
  date: 'Med ”Månad” eller ”Visas inte” står det ”Rapporterad i” och månaden i kopian, men ingen dag.',
  time: 'Delarna är morgon (5–11), mitt på dagen (11–14), eftermiddag (14–18), kväll (18–22) och natt.',
  place: '”Visas inte” utelämnar platsen. Område och land eller region står kvar.',
  type: '”Visas inte” utelämnar tillverkare och modell. Typen av luftfartyg står kvar.',
};
