/** Small things that many pages share: dates, severity, switches. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Zgłoszono: {day}';
export const reportedIn = 'Zgłoszono: {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day}, {time}';
/** How severe an occurrence was; the first is heard by screen readers alone, before one of the others. */
export const severityIs = 'Skutki: ';
export const severities = { none: 'Brak', minor: 'Niewielkie', serious: 'Poważne', critical: 'Krytyczne' };
/** Heard by screen readers: the switch between light and dark. */
export const lightTheme = 'Włącz jasny motyw';
export const darkTheme = 'Włącz ciemny motyw';
