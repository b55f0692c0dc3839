/** Small things that many pages share: dates, severity, switches. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Déposé le {day}';
export const reportedIn = 'Déposé en {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} à {time}';
/** How severe an occurrence was; the first is heard by screen readers alone, before one of the others. */
export const severityIs = 'Gravité : ';
export const severities = { none: 'Sans gravité', minor: 'Mineure', serious: 'Grave', critical: 'Critique' };
/** Heard by screen readers: the switch between light and dark. */
export const lightTheme = 'Passer au thème clair';
export const darkTheme = 'Passer au thème sombre';
