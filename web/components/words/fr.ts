/** Texts that many pages share: dates, severity, the theme toggle. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Déposé le {day}';
export const reportedIn = 'Déposé en {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} à {time}';
/** Severity of an occurrence; the first is for screen readers only, before one of the others. */
export const severityIs = 'Gravité : ';
export const severities = { none: 'Sans gravité', minor: 'Mineure', serious: 'Grave', critical: 'Critique' };
/** Names of the theme toggle for screen readers. */
export const lightTheme = 'Passer au thème clair';
export const darkTheme = 'Passer au thème sombre';
