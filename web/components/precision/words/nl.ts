/** The precision of a public copy: four choices, for one report or as a club's default. */

/** Labels of the choices. */
export const labels = { date: 'Datum', time: 'Tijd', place: 'Plaats', type: 'Toesteltype' };
/** Options, as short buttons in a row. */
export const dates = { day: 'Dag', month: 'Maand', none: 'Niet tonen' };
export const times = { exact: 'Precies', part: 'Dagdeel', none: 'Niet tonen' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Tonen', none: 'Niet tonen' };
/** Hints below the choices. They quote options, parts of the day and a text of the public copy. */
export const hints = {
  date: 'Bij ‘Maand’ of ‘Niet tonen’ staat er ‘Gemeld in’ met de maand, en geen dag.',
  time: 'De dagdelen zijn ochtend (5 tot 11), rond het middaguur (11 tot 14), middag (14 tot 18), avond (18 tot 22) en nacht.',
  place: '‘Niet tonen’ laat de plaats weg. Het gebied en het land of werelddeel blijven staan.',
  type: '‘Niet tonen’ laat fabrikant en type weg. De soort toestel blijft staan.',
};
