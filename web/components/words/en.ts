/** Small things that many pages share: dates, severity, switches. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Reported on {day}';
export const reportedIn = 'Reported in {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} at {time}';
/** How severe an occurrence was; the first is heard by screen readers alone, before one of the others. */
export const severityIs = 'Severity: ';
export const severities = { none: 'None', minor: 'Minor', serious: 'Serious', critical: 'Critical' };
/** Heard by screen readers: the switch between light and dark. */
export const lightTheme = 'Switch to light theme';
export const darkTheme = 'Switch to dark theme';
