/** Texts that many pages share: dates, severity, the theme toggle. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Gemeldet am {day}';
export const reportedIn = 'Gemeldet im {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} um {time}';
/** Severity of an occurrence; the first is for screen readers only, before one of the others. */
export const severityIs = 'Schwere: ';
export const severities = { none: 'Keine', minor: 'Leicht', serious: 'Schwer', critical: 'Kritisch' };
/** Names of the theme toggle for screen readers. */
export const lightTheme = 'Zum hellen Design wechseln';
export const darkTheme = 'Zum dunklen Design wechseln';
