/** The frame of the review dialog of one report: its head, its tabs, and what could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Déposé le {moment} {zone}';

/** Name of the tabs, heard by screen readers. */
export const report = 'REX';
/** Tabs. */
export const review = 'Relecture';
export const followUp = 'Traitement';
export const conversation = 'Conversation';
/** The same tab while an answer of the reporter is unread; {news} is `hasNewAnswer`, which a phone shows elsewhere. */
export const conversationWithNews = 'Conversation{news}';
export const hasNewAnswer = ' : nouvelle réponse';

/** Titles of messages. */
export const authorityNotLoaded = 'Impossible de charger la page de l’autorité';
export const conversationNotLoaded = 'Impossible de charger la conversation';
export const followUpNotLoaded = 'Impossible de charger le traitement';
