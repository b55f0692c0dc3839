/** Texts that many pages share: dates, severity, the theme toggle. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Enviado el {day}';
export const reportedIn = 'Enviado en {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day}, {time}';
/** Severity of an occurrence; the first is for screen readers only, before one of the others. */
export const severityIs = 'Gravedad: ';
export const severities = { none: 'Ninguna', minor: 'Leve', serious: 'Grave', critical: 'Crítica' };
/** Names of the theme toggle for screen readers. */
export const lightTheme = 'Cambiar al tema claro';
export const darkTheme = 'Cambiar al tema oscuro';
