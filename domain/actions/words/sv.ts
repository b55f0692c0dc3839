/** The chip of an action, of the dashboard and of the page Actions: when it is due, and what became of it. It stands after the action's title, so it begins with a small letter where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = { one: '{days} dag försenad', other: '{days} dagar försenad' };
export const dueToday = 'senast i dag';
export const dueTomorrow = 'senast i morgon';
/** {weekday} is the name of a day within the next week, as it stands in a calendar: `Friday`. */
export const dueWeekday = 'senast {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'senast {day}';

/** Of an action that is not wanted any more. */
export const dropped = 'struken';
export const done = 'avslutad';
/** Of a done action, by the answer to "Did it work?". */
export const said = { yes: 'gav effekt', partly: 'gav delvis effekt', no: 'gav ingen effekt' };
/** Of a done action that waits for an answer. */
export const checkNow = 'kontrollera effekten';
/** The same later; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'kontrolleras {day}';
