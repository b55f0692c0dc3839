/** Small things that many pages share: dates, severity, switches. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Nahlášeno {day}';
export const reportedIn = 'Nahlášeno: {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} {time}';
/** How severe an occurrence was; the first is heard by screen readers alone, before one of the others. */
export const severityIs = 'Závažnost: ';
export const severities = { none: 'Žádná', minor: 'Malá', serious: 'Vážná', critical: 'Kritická' };
/** Heard by screen readers: the switch between light and dark. */
export const lightTheme = 'Přepnout na světlý vzhled';
export const darkTheme = 'Přepnout na tmavý vzhled';
