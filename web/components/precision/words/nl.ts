/** How much a public copy tells of when, where and with what: four choices, for one report and as the default of a club. */

/** Labels of the choices. */
export const labels = { date: 'Datum', time: 'Tijd', place: 'Plaats', type: 'Toesteltype' };
/** What can be chosen, as buttons in a row; room is short. */
export const dates = { day: 'Dag', month: 'Maand', none: 'Niet tonen' };
export const times = { exact: 'Precies', part: 'Dagdeel', none: 'Niet tonen' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Tonen', none: 'Niet tonen' };
/** Hints below the choices. They name choices, a text of the public copy and the parts of the day as they stand there. */
export const hints = {
  date: 'Bij ‘Maand’ of ‘Niet tonen’ staat er ‘Gemeld in’ met de maand, en geen dag.',
  time: 'De dagdelen zijn ochtend (5 tot 11), rond het middaguur (11 tot 14), middag (14 tot 18), avond (18 tot 22) en nacht.',
  place: '‘Niet tonen’ laat de plaats weg. Het gebied en het land of werelddeel blijven staan.',
  type: '‘Niet tonen’ laat fabrikant en type weg. De soort toestel blijft staan.',
};
