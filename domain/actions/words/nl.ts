/** The chip of an action, of the dashboard and of the page Actions: when it is due, and what became of it. It stands after the action's title, so it begins with a small letter where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = { one: '{days} dag te laat', other: '{days} dagen te laat' };
export const dueToday = 'uiterlijk vandaag';
export const dueTomorrow = 'uiterlijk morgen';
/** {weekday} is the name of a day within the next week, as it stands in a calendar: `Friday`. */
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
