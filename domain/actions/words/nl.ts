/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An overdue action; {days} is the number of days. */
export const daysLate = { one: '{days} dag te laat', other: '{days} dagen te laat' };
export const dueToday = 'uiterlijk vandaag';
export const dueTomorrow = 'uiterlijk morgen';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
export const dueWeekday = 'uiterlijk {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'uiterlijk {day}';

/** An action that is no longer wanted. */
export const dropped = 'vervallen';
export const done = 'afgerond';
/** A done action, by the answer to "Did it work?". */
export const said = { yes: 'heeft geholpen', partly: 'heeft deels geholpen', no: 'heeft niet geholpen' };
/** A done action that awaits an answer. */
export const checkNow = 'controleer of het geholpen heeft';
/** The same, before the day of the check; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'controleren op {day}';
