/** The frame of the review dialog: header, tabs, and messages if a tab could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Inviata: {moment} {zone}';
/** The same for an imported report, of which only the day is known. */
export const submittedOn = 'Inviata: {day}';

/** Name of the tabs, for screen readers. */
export const report = 'Segnalazione';
/** Tabs. */
export const review = 'Esame';
export const followUp = 'Gestione';
export const conversation = 'Conversazione';
/** The same tab with an unread answer; {news} is `hasNewAnswer`, on a phone only for screen readers. */
export const conversationWithNews = 'Conversazione{news}';
export const hasNewAnswer = ': nuova risposta';

/** Titles of messages. */
export const authorityNotLoaded = 'Non è stato possibile caricare la parte per l’autorità';
export const conversationNotLoaded = 'Non è stato possibile caricare la conversazione';
export const followUpNotLoaded = 'Non è stato possibile caricare la gestione';
