/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An overdue action; {days} is the number of days. */
export const daysLate = { one: 'scaduta da {days} giorno', other: 'scaduta da {days} giorni' };
export const dueToday = 'scade oggi';
export const dueTomorrow = 'scade domani';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
export const dueWeekday = 'scade {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'scadenza {day}';

/** An action that is no longer wanted. */
export const dropped = 'abbandonata';
export const done = 'conclusa';
/** A done action, by the answer to "Did it work?". */
export const said = { yes: 'ha funzionato', partly: 'ha funzionato in parte', no: 'non ha funzionato' };
/** A done action that awaits an answer. */
export const checkNow = 'verifica se ha funzionato';
/** The same, before the day of the check; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'verifica {day}';
