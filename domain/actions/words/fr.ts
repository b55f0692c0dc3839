/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = { one: '{days} jour de retard', other: '{days} jours de retard' };
export const dueToday = 'pour aujourd’hui';
export const dueTomorrow = 'pour demain';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
export const dueWeekday = 'pour {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'pour le {day}';

/** Of an action that is not wanted any more. */
export const dropped = 'abandonnée';
export const done = 'faite';
/** Of a done action, by the answer to "Did it work?". */
export const said = { yes: 'efficace', partly: 'efficace en partie', no: 'pas efficace' };
/** Of a done action that waits for an answer. */
export const checkNow = 'efficacité à vérifier';
/** The same later; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'à vérifier le {day}';
