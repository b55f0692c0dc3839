/** How much a public copy tells of when, where and with what: four choices, for one report and as the default of a club. */

/** Labels of the choices. */
export const labels = { date: 'Data', time: 'Godzina', place: 'Miejsce', type: 'Typ' };
/** What can be chosen, as buttons in a row; room is short. */
export const dates = { day: 'Dzień', month: 'Miesiąc', none: 'Ukryta' };
export const times = { exact: 'Dokładna', part: 'Pora dnia', none: 'Ukryta' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Widać', none: 'Nie widać' };
/** Hints below the choices. They name choices, a text of the public copy and the parts of the day as they stand there. */
export const hints = {
  date: 'Przy wyborze „Miesiąc” lub „Ukryta” widać tylko „Zgłoszono:” i miesiąc, bez dnia.',
  time: 'Pory dnia: rano (5–11), około południa (11–14), po południu (14–18), wieczorem (18–22) i w nocy.',
  place: '„Nie widać”: miejsce znika, obszar i region świata pozostają.',
  type: '„Nie widać”: producent i typ znikają, kategoria statku powietrznego pozostaje.',
};
