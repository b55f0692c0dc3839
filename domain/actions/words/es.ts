/** The chip of an action, of the dashboard and of the page Actions: when it is due, and what became of it. It stands after the action's title, so it begins with a small letter where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = { one: 'vencida hace {days} día', other: 'vencida hace {days} días' };
export const dueToday = 'vence hoy';
export const dueTomorrow = 'vence mañana';
/** {weekday} is the name of a day within the next week, as it stands in a calendar: `Friday`. */
export const dueWeekday = 'vence el {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'vence el {day}';

/** Of an action that is not wanted any more. */
export const dropped = 'descartada';
export const done = 'hecha';
/** Of a done action, by the answer to "Did it work?". */
export const said = { yes: 'funcionó', partly: 'funcionó en parte', no: 'no funcionó' };
/** Of a done action that waits for an answer. */
export const checkNow = 'comprueba si funcionó';
/** The same later; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'por comprobar el {day}';
