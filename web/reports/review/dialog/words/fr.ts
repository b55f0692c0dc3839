/** The frame of the review dialog: header, tabs, and messages if a tab could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Déposé le {moment} {zone}';
/** The same for an imported report, of which only the day is known. */
export const submittedOn = 'Déposé le {day}';

/** Name of the tabs, for screen readers. */
export const report = 'REX';
/** Tabs. */
export const review = 'Relecture';
export const followUp = 'Traitement';
export const conversation = 'Conversation';
/** The same tab with an unread answer; {news} is `hasNewAnswer`, on a phone only for screen readers. */
export const conversationWithNews = 'Conversation{news}';
export const hasNewAnswer = ' : nouvelle réponse';

/** Titles of messages. */
export const authorityNotLoaded = 'Impossible de charger l’onglet Autorité';
export const conversationNotLoaded = 'Impossible de charger la conversation';
export const followUpNotLoaded = 'Impossible de charger le traitement';
