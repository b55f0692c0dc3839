/** Texts that many pages share: dates, severity, the theme toggle. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Segnalato: {day}';
export const reportedIn = 'Segnalato: {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day}, ore {time}';
/** Severity of an occurrence; the first is for screen readers only, before one of the others. */
export const severityIs = 'Gravità: ';
export const severities = { none: 'Nessuna', minor: 'Lieve', serious: 'Grave', critical: 'Critica' };
/** Names of the theme toggle for screen readers. */
export const lightTheme = 'Passa al tema chiaro';
export const darkTheme = 'Passa al tema scuro';
