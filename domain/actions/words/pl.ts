/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = {
  one: '{days} dzień po terminie',
  few: '{days} dni po terminie',
  many: '{days} dni po terminie',
};
export const dueToday = 'termin: dziś';
export const dueTomorrow = 'termin: jutro';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
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
