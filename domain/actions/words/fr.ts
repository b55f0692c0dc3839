/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An overdue action; {days} is the number of days. */
export const daysLate = { one: '{days} jour de retard', other: '{days} jours de retard' };
export const dueToday = 'pour aujourd’hui';
export const dueTomorrow = 'pour demain';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
export const dueWeekday = 'pour {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'pour le {day}';

/** An action that is no longer wanted. */
export const dropped = 'abandonnée';
export const done = 'faite';
/** A done action, by the answer to "Did it work?". */
export const said = { yes: 'efficace', partly: 'efficace en partie', no: 'pas efficace' };
/** A done action that awaits an answer. */
export const checkNow = 'efficacité à vérifier';
/** The same, before the day of the check; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'à vérifier le {day}';
