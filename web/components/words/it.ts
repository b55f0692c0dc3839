/** Small things that many pages share: dates, severity, switches. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Segnalato: {day}';
export const reportedIn = 'Segnalato: {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day}, ore {time}';
/** How severe an occurrence was; the first is heard by screen readers alone, before one of the others. */
export const severityIs = 'Gravità: ';
export const severities = { none: 'Nessuna', minor: 'Lieve', serious: 'Grave', critical: 'Critica' };
/** Heard by screen readers: the switch between light and dark. */
export const lightTheme = 'Passa al tema chiaro';
export const darkTheme = 'Passa al tema scuro';
