/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An overdue action; {days} is the number of days. */
export const daysLate = { one: '{days} dag försenad', other: '{days} dagar försenad' };
export const dueToday = 'senast i dag';
export const dueTomorrow = 'senast i morgon';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
export const dueWeekday = 'senast {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'senast {day}';

/** An action that is no longer wanted. */
export const dropped = 'struken';
export const done = 'klar';
/** A done action, by the answer to "Did it work?". */
export const said = { yes: 'gav effekt', partly: 'gav delvis effekt', no: 'gav ingen effekt' };
/** A done action that awaits an answer. */
export const checkNow = 'kontrollera effekten';
/** The same, before the day of the check; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'kontrolleras {day}';
