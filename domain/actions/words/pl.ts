/** The chip of an action, of the dashboard and of the page Actions: when it is due, and what became of it. It stands after the action's title, so it begins with a small letter where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = {
  one: '{days} dzień po terminie',
  few: '{days} dni po terminie',
  many: '{days} dni po terminie',
};
export const dueToday = 'termin: dziś';
export const dueTomorrow = 'termin: jutro';
/** {weekday} is the name of a day within the next week, as it stands in a calendar: `Friday`. */
export const dueWeekday = 'termin: {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'termin: {day}';

/** Of an action that is not wanted any more. */
export const dropped = 'porzucone';
export const done = 'wykonane';
/** Of a done action, by the answer to "Did it work?". */
export const said = { yes: 'pomogło', partly: 'pomogło częściowo', no: 'nie pomogło' };
/** Of a done action that waits for an answer. */
export const checkNow = 'sprawdzić, czy pomogło';
/** The same later; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'do sprawdzenia {day}';
