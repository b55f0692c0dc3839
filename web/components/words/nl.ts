/** Texts that many pages share: dates, severity, the theme toggle. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Gemeld op {day}';
export const reportedIn = 'Gemeld in {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} om {time}';
/** Severity of an occurrence; the first is for screen readers only, before one of the others. */
export const severityIs = 'Ernst: ';
export const severities = { none: 'Geen', minor: 'Gering', serious: 'Ernstig', critical: 'Kritiek' };
/** Names of the theme toggle for screen readers. */
export const lightTheme = 'Naar licht thema';
export const darkTheme = 'Naar donker thema';
