/** Texts that many pages share: dates, severity, the theme toggle. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Zgłoszono: {day}';
export const reportedIn = 'Zgłoszono: {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day}, {time}';
/** Severity of an occurrence; the first is for screen readers only, before one of the others. */
export const severityIs = 'Skutki: ';
export const severities = { none: 'Brak', minor: 'Niewielkie', serious: 'Poważne', critical: 'Krytyczne' };
/** Names of the theme toggle for screen readers. */
export const lightTheme = 'Włącz jasny motyw';
export const darkTheme = 'Włącz ciemny motyw';
