/** Small things that many pages share: dates, severity, switches. */

/** {day} is a day or a month, as the language writes it. */
export const reportedOn = 'Enviado el {day}';
export const reportedIn = 'Enviado en {day}';
/** A moment: {day} and the time of day. */
export const dayAtTime = '{day}, {time}';
/** How severe an occurrence was; the first is heard by screen readers alone, before one of the others. */
export const severityIs = 'Gravedad: ';
export const severities = { none: 'Ninguna', minor: 'Leve', serious: 'Grave', critical: 'Crítica' };
/** Heard by screen readers: the switch between light and dark. */
export const lightTheme = 'Cambiar al tema claro';
export const darkTheme = 'Cambiar al tema oscuro';
