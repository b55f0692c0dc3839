/** The frame of the review dialog of one report: its head, its tabs, and what could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Inviata: {moment} {zone}';

/** Name of the tabs, heard by screen readers. */
export const report = 'Segnalazione';
/** Tabs. */
export const review = 'Esame';
export const followUp = 'Gestione';
export const conversation = 'Conversazione';
/** The same tab while an answer of the reporter is unread; {news} is `hasNewAnswer`, which a phone shows elsewhere. */
export const conversationWithNews = 'Conversazione{news}';
export const hasNewAnswer = ': nuova risposta';

/** Titles of messages. */
export const authorityNotLoaded = 'Non è stato possibile caricare la parte per l’autorità';
export const conversationNotLoaded = 'Non è stato possibile caricare la conversazione';
export const followUpNotLoaded = 'Non è stato possibile caricare la gestione';
