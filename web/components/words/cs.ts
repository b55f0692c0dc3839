/** Texts that many pages share: dates, severity, the theme toggle. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Nahlášeno {day}';
export const reportedIn = 'Nahlášeno: {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day} {time}';
/** Severity of an occurrence; the first is for screen readers only, before one of the others. */
export const severityIs = 'Závažnost: ';
export const severities = { none: 'Žádná', minor: 'Malá', serious: 'Vážná', critical: 'Kritická' };
/** Names of the theme toggle for screen readers. */
export const lightTheme = 'Přepnout na světlý vzhled';
export const darkTheme = 'Přepnout na tmavý vzhled';
