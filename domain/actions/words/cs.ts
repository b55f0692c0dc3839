/** The chip of an action, of the dashboard and of the page Actions: when it is due, and what became of it. It stands after the action's title, so it begins with a small letter where the language allows it. */

/** An action whose day has passed; {days} is the number. */
export const daysLate = { one: '{days} den po termínu', few: '{days} dny po termínu', other: '{days} dní po termínu' };
export const dueToday = 'termín dnes';
export const dueTomorrow = 'termín zítra';
/** {weekday} is the name of a day within the next week, as it stands in a calendar: `Friday`. */
export const dueWeekday = 'termín: {weekday}';
/** {day} is a day such as `3 Jun 2026`. */
export const dueDay = 'termín {day}';

/** Of an action that is not wanted any more. */
export const dropped = 'zrušené';
export const done = 'hotové';
/** Of a done action, by the answer to "Did it work?". */
export const said = { yes: 'pomohlo to', partly: 'pomohlo to zčásti', no: 'nepomohlo to' };
/** Of a done action that waits for an answer. */
export const checkNow = 'ověřit, zda to pomohlo';
/** The same later; {day} is a day such as `3 Jun 2026`. */
export const checkOn = 'ověřit {day}';
