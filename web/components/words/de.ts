/** Small things that many pages share: dates, severity, switches. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Gemeldet am {day}';
export const reportedIn = 'Gemeldet im {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} um {time}';
/** How severe an occurrence was; the first is heard by screen readers alone, before one of the others. */
export const severityIs = 'Schwere: ';
export const severities = { none: 'Keine', minor: 'Leicht', serious: 'Schwer', critical: 'Kritisch' };
/** Heard by screen readers: the switch between light and dark. */
export const lightTheme = 'Zum hellen Design wechseln';
export const darkTheme = 'Zum dunklen Design wechseln';
