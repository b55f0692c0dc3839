/** The chip of an action, of the dashboard and of the page Actions: when it is due, and what became of it. It stands after the action's title, so it begins with a small letter where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = { one: '{days} day late', other: '{days} days late' };
export const dueToday = 'due today';
export const dueTomorrow = 'due tomorrow';
/** {weekday} is the name of a day within the next week, as it stands in a calendar: `Friday`. */
export const dueWeekday = 'due {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'due {day}';

/** Of an action that is not wanted any more. */
export const dropped = 'dropped';
export const done = 'done';
/** Of a done action, by the answer to "Did it work?". */
export const said = { yes: 'it worked', partly: 'it worked in part', no: 'it did not work' };
/** Of a done action that waits for an answer. */
export const checkNow = 'check whether it worked';
/** The same later; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'to check on {day}';
