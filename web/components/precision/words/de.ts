/** The precision of a public copy: four choices, for one report or as a club's default. */

/** Labels of the choices. */
export const labels = { date: 'Datum', time: 'Uhrzeit', place: 'Ort', type: 'Muster' };
/** Options, as short buttons in a row. */
export const dates = { day: 'Tag', month: 'Monat', none: 'Weglassen' };
export const times = { exact: 'Genau', part: 'Tageszeit', none: 'Weglassen' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Zeigen', none: 'Weglassen' };
/** Hints below the choices. They quote options, parts of the day and a text of the public copy. */
export const hints = {
  date: 'Bei „Monat“ oder „Weglassen“ steht dort „Gemeldet im“ mit dem Monat, aber kein Tag.',
  time: 'Die Tageszeiten sind morgens (5 bis 11 Uhr), mittags (11 bis 14), nachmittags (14 bis 18), abends (18 bis 22) und nachts.',
  place: '„Weglassen“ entfernt den Ort. Gebiet und Land oder Region bleiben.',
  type: '„Weglassen“ entfernt Hersteller und Muster. Die Art des Luftfahrzeugs bleibt.',
};
