/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An overdue action; {days} is the number of days. */
export const daysLate = { one: 'vencida hace {days} día', other: 'vencida hace {days} días' };
export const dueToday = 'vence hoy';
export const dueTomorrow = 'vence mañana';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
export const dueWeekday = 'vence el {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'vence el {day}';

/** An action that is no longer wanted. */
export const dropped = 'descartada';
export const done = 'hecha';
/** A done action, by the answer to "Did it work?". */
export const said = { yes: 'funcionó', partly: 'funcionó en parte', no: 'no funcionó' };
/** A done action that awaits an answer. */
export const checkNow = 'comprueba si funcionó';
/** The same, before the day of the check; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'por comprobar el {day}';
