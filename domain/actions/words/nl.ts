/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = { one: '{days} dag te laat', other: '{days} dagen te laat' };
export const dueToday = 'uiterlijk vandaag';
export const dueTomorrow = 'uiterlijk morgen';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
export const dueWeekday = 'uiterlijk {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'uiterlijk {day}';

/** Of an action that is not wanted any more. */
export const dropped = 'vervallen';
export const done = 'afgerond';
/** Of a done action, by the answer to "Did it work?". */
export const said = { yes: 'heeft geholpen', partly: 'heeft deels geholpen', no: 'heeft niet geholpen' };
/** Of a done action that waits for an answer. */
export const checkNow = 'controleer of het geholpen heeft';
/** The same later; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'controleren op {day}';
