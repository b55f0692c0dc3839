/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An overdue action; {days} is the number of days. */
export const daysLate = { one: '{days} day late', other: '{days} days late' };
export const dueToday = 'due today';
export const dueTomorrow = 'due tomorrow';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
export const dueWeekday = 'due {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'due {day}';

/** An action that is no longer wanted. */
export const dropped = 'dropped';
export const done = 'done';
/** A done action, by the answer to "Did it work?". */
export const said = { yes: 'it worked', partly: 'it worked in part', no: 'it did not work' };
/** A done action that awaits an answer. */
export const checkNow = 'check whether it worked';
/** The same, before the day of the check; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'check due {day}';
