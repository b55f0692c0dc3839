/** The precision of a public copy: four choices, for one report or as a club's default. */

/** Labels of the choices. */
export const labels = { date: 'Date', time: 'Time', place: 'Place', type: 'Aircraft type' };
/** Options, as short buttons in a row. */
export const dates = { day: 'Day', month: 'Month', none: 'Not shown' };
export const times = { exact: 'Exact', part: 'Part of the day', none: 'Not shown' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Shown', none: 'Not shown' };
/** Hints below the choices. They quote options, parts of the day and a text of the public copy. */
export const hints = {
  date: 'With “Month” or “Not shown”, the copy says “Reported in” and the month, and no day.',
  time: 'The parts are morning (5 to 11), midday (11 to 14), afternoon (14 to 18), evening (18 to 22) and night.',
  place: '“Not shown” leaves out the location. Area and world region stay.',
  type: '“Not shown” leaves out manufacturer and model. The aircraft category stays.',
};
