/** The frame of the review dialog: header, tabs, and messages if a tab could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Enviado el {moment} {zone}';
/** The same for an imported report, of which only the day is known. */
export const submittedOn = 'Enviado el {day}';

/** Name of the tabs, for screen readers. */
export const report = 'Informe';
/** Tabs. */
export const review = 'Revisión';
export const followUp = 'Seguimiento';
export const conversation = 'Conversación';
/** The same tab with an unread answer; {news} is `hasNewAnswer`, on a phone only for screen readers. */
export const conversationWithNews = 'Conversación{news}';
export const hasNewAnswer = ': respuesta nueva';

/** Titles of messages. */
export const authorityNotLoaded = 'No se ha podido cargar la parte de la autoridad';
export const conversationNotLoaded = 'No se ha podido cargar la conversación';
export const followUpNotLoaded = 'No se ha podido cargar el seguimiento';
