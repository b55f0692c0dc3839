/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An overdue action; {days} is the number of days. */
export const daysLate = { one: '{days} den po termínu', few: '{days} dny po termínu', other: '{days} dní po termínu' };
export const dueToday = 'termín dnes';
export const dueTomorrow = 'termín zítra';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
export const dueWeekday = 'termín: {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'termín {day}';

/** An action that is no longer wanted. */
export const dropped = 'zrušené';
export const done = 'hotové';
/** A done action, by the answer to "Did it work?". */
export const said = { yes: 'pomohlo to', partly: 'pomohlo to zčásti', no: 'nepomohlo to' };
/** A done action that awaits an answer. */
export const checkNow = 'ověřit, zda to pomohlo';
/** The same, before the day of the check; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'ověřit {day}';
