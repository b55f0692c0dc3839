/** Due-date chips on actions (dashboard, Actions page): when an action is due, or how it ended. Shown after the action's title: start in lower case where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = { one: '{days} Tag überfällig', other: '{days} Tage überfällig' };
export const dueToday = 'heute fällig';
export const dueTomorrow = 'morgen fällig';
/** {weekday}: a weekday within the next seven days, e.g. `Friday`. */
export const dueWeekday = 'fällig am {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'fällig am {day}';

/** Of an action that is not wanted any more. */
export const dropped = 'verworfen';
export const done = 'erledigt';
/** Of a done action, by the answer to "Did it work?". */
export const said = { yes: 'hat geholfen', partly: 'hat teilweise geholfen', no: 'hat nicht geholfen' };
/** Of a done action that waits for an answer. */
export const checkNow = 'prüfen, ob es geholfen hat';
/** The same later; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'zu prüfen am {day}';
