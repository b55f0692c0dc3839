/** The precision of a public copy: four choices, for one report or as a club's default. */

/** Labels of the choices. */
export const labels = { date: 'Data', time: 'Godzina', place: 'Miejsce', type: 'Typ' };
/** Options, as short buttons in a row. */
export const dates = { day: 'Dzień', month: 'Miesiąc', none: 'Ukryta' };
export const times = { exact: 'Dokładna', part: 'Pora dnia', none: 'Ukryta' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Widać', none: 'Nie widać' };
/** Hints below the choices. They quote options, parts of the day and a text of the public copy. */
export const hints = {
  date: 'Przy wyborze „Miesiąc” lub „Ukryta” widać tylko „Zgłoszono:” i miesiąc, bez dnia.',
  time: 'Pory dnia: rano (5–11), około południa (11–14), po południu (14–18), wieczorem (18–22) i w nocy.',
  place: '„Nie widać”: miejsce znika, obszar i region świata pozostają.',
  type: '„Nie widać”: producent i typ znikają, kategoria statku powietrznego pozostaje.',
};
