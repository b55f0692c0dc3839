/** Small things that many pages share: dates, severity, switches. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Rapporterad {day}';
export const reportedIn = 'Rapporterad i {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} kl. {time}';
/** How severe an occurrence was; the first is heard by screen readers alone, before one of the others. */
export const severityIs = 'Allvarlighetsgrad: ';
export const severities = { none: 'Ingen', minor: 'Lindrig', serious: 'Allvarlig', critical: 'Kritisk' };
/** Heard by screen readers: the switch between light and dark. */
export const lightTheme = 'Byt till ljust tema';
export const darkTheme = 'Byt till mörkt tema';
