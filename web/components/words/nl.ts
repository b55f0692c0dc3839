/** Small things that many pages share: dates, severity, switches. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Gemeld op {day}';
export const reportedIn = 'Gemeld in {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} om {time}';
/** How severe an occurrence was; the first is heard by screen readers alone, before one of the others. */
export const severityIs = 'Ernst: ';
export const severities = { none: 'Geen', minor: 'Gering', serious: 'Ernstig', critical: 'Kritiek' };
/** Heard by screen readers: the switch between light and dark. */
export const lightTheme = 'Naar licht thema';
export const darkTheme = 'Naar donker thema';
