/** Texts that many pages share: dates, severity, the theme toggle. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Reported on {day}';
export const reportedIn = 'Reported in {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} at {time}';
/** Severity of an occurrence; the first is for screen readers only, before one of the others. */
export const severityIs = 'Severity: ';
export const severities = { none: 'None', minor: 'Minor', serious: 'Serious', critical: 'Critical' };
/** Names of the theme toggle for screen readers. */
export const lightTheme = 'Switch to light theme';
export const darkTheme = 'Switch to dark theme';
