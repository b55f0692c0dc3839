/** The frame of the review dialog of one report: its head, its tabs, and what could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Verstuurd {moment} {zone}';

/** Name of the tabs, heard by screen readers. */
export const report = 'Melding';
/** Tabs. */
export const review = 'Beoordeling';
export const followUp = 'Afhandeling';
export const conversation = 'Gesprek';
/** The same tab while an answer of the reporter is unread; {news} is `hasNewAnswer`, which a phone shows elsewhere. */
export const conversationWithNews = 'Gesprek{news}';
export const hasNewAnswer = ': Nieuw antwoord';

/** Titles of messages. */
export const authorityNotLoaded = 'De gegevens voor de luchtvaartautoriteit konden niet worden geladen';
export const conversationNotLoaded = 'Het gesprek kon niet worden geladen';
export const followUpNotLoaded = 'De afhandeling kon niet worden geladen';
