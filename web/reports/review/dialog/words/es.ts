/** The frame of the review dialog of one report: its head, its tabs, and what could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Enviado el {moment} {zone}';

/** Name of the tabs, heard by screen readers. */
export const report = 'Informe';
/** Tabs. */
export const review = 'Revisión';
export const followUp = 'Seguimiento';
export const conversation = 'Conversación';
/** The same tab while an answer of the reporter is unread; {news} is `hasNewAnswer`, which a phone shows elsewhere. */
export const conversationWithNews = 'Conversación{news}';
export const hasNewAnswer = ': respuesta nueva';

/** Titles of messages. */
export const authorityNotLoaded = 'No se ha podido cargar la parte de la autoridad';
export const conversationNotLoaded = 'No se ha podido cargar la conversación';
export const followUpNotLoaded = 'No se ha podido cargar el seguimiento';
