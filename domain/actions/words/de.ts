/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An overdue action; {days} is the number of days. */
export const daysLate = { one: '{days} Tag überfällig', other: '{days} Tage überfällig' };
export const dueToday = 'heute fällig';
export const dueTomorrow = 'morgen fällig';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
export const dueWeekday = 'fällig am {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'fällig am {day}';

/** An action that is no longer wanted. */
export const dropped = 'verworfen';
export const done = 'erledigt';
/** A done action, by the answer to "Did it work?". */
export const said = { yes: 'hat geholfen', partly: 'hat teilweise geholfen', no: 'hat nicht geholfen' };
/** A done action that awaits an answer. */
export const checkNow = 'prüfen, ob es geholfen hat';
/** The same, before the day of the check; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'zu prüfen am {day}';
