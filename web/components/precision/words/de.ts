/** How much a public copy tells of when, where and with what: four choices, for one report and as the default of a club. */

/** Labels of the choices. */
export const labels = { date: 'Datum', time: 'Uhrzeit', place: 'Ort', type: 'Muster' };
/** What can be chosen, as buttons in a row; room is short. */
export const dates = { day: 'Tag', month: 'Monat', none: 'Weglassen' };
export const times = { exact: 'Genau', part: 'Tageszeit', none: 'Weglassen' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Zeigen', none: 'Weglassen' };
/** Hints below the choices. They name choices, a text of the public copy and the parts of the day as they stand there. */
export const hints = {
  date: 'Bei „Monat“ oder „Weglassen“ steht dort „Gemeldet im“ mit dem Monat, aber kein Tag.',
  time: 'Die Tageszeiten sind morgens (5 bis 11 Uhr), mittags (11 bis 14), nachmittags (14 bis 18), abends (18 bis 22) und nachts.',
  place: '„Weglassen“ entfernt den Ort. Gebiet und Land oder Region bleiben.',
  type: '„Weglassen“ entfernt Hersteller und Muster. Die Art des Luftfahrzeugs bleibt.',
};
