/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = { one: 'scaduta da {days} giorno', other: 'scaduta da {days} giorni' };
export const dueToday = 'scade oggi';
export const dueTomorrow = 'scade domani';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
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
