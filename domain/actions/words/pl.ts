/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An overdue action; {days} is the number of days. */
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

/** An action that is no longer wanted. */
export const dropped = 'zaniechane';
export const done = 'wykonane';
/** A done action, by the answer to "Did it work?". */
export const said = { yes: 'pomogło', partly: 'pomogło częściowo', no: 'nie pomogło' };
/** A done action that awaits an answer. */
export const checkNow = 'sprawdzić, czy pomogło';
/** The same, before the day of the check; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'do sprawdzenia {day}';
