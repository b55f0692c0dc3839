/** The chip of an action, of the dashboard and of the page Actions: when it is due, and what became of it. It stands after the action's title, so it begins with a small letter where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = { one: '{days} jour de retard', other: '{days} jours de retard' };
export const dueToday = 'pour aujourd’hui';
export const dueTomorrow = 'pour demain';
/** {weekday} is the name of a day within the next week, as it stands in a calendar: `Friday`. */
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
