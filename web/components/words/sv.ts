/** Texts that many pages share: dates, severity, the theme toggle. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Rapporterad {day}';
export const reportedIn = 'Rapporterad i {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} kl. {time}';
/** Severity of an occurrence; the first is for screen readers only, before one of the others. */
export const severityIs = 'Allvarlighetsgrad: ';
export const severities = { none: 'Ingen', minor: 'Lindrig', serious: 'Allvarlig', critical: 'Kritisk' };
/** Names of the theme toggle for screen readers. */
export const lightTheme = 'Byt till ljust tema';
export const darkTheme = 'Byt till mörkt tema';
