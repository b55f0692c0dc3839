/** The chip of an action, of the dashboard and of the page Actions: when it is due, and what became of it. It stands after the action's title, so it begins with a small letter where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = { one: 'scaduta da {days} giorno', other: 'scaduta da {days} giorni' };
export const dueToday = 'scade oggi';
export const dueTomorrow = 'scade domani';
/** {weekday} is the name of a day within the next week, as it stands in a calendar: `Friday`. */
export const dueWeekday = 'scade {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'scadenza {day}';

/** Of an action that is not wanted any more. */
export const dropped = 'abbandonata';
export const done = 'conclusa';
/** Of a done action, by the answer to "Did it work?". */
export const said = { yes: 'ha funzionato', partly: 'ha funzionato in parte', no: 'non ha funzionato' };
/** Of a done action that waits for an answer. */
export const checkNow = 'verifica se ha funzionato';
/** The same later; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'verifica {day}';
