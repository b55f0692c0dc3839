/** How much a public copy tells of when, where and with what: four choices, for one report and as the default of a club. */

/** Labels of the choices. */
export const labels = { date: 'Date', time: 'Time', place: 'Place', type: 'Aircraft type' };
/** What can be chosen, as buttons in a row; room is short. */
export const dates = { day: 'Day', month: 'Month', none: 'Not shown' };
export const times = { exact: 'Exact', part: 'Part of the day', none: 'Not shown' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Shown', none: 'Not shown' };
/** Hints below the choices. They name choices, a text of the public copy and the parts of the day as they stand there. */
export const hints = {
  date: 'With Month or Not shown, the copy says “Reported in” and the month, and no day.',
  time: 'The parts are morning (5 to 11), midday (11 to 14), afternoon (14 to 18), evening (18 to 22) and night.',
  place: 'Not shown leaves out the location. Area and world region stay.',
  type: 'Not shown leaves out manufacturer and model. The aircraft category stays.',
};
