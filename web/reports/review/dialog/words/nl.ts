/** The frame of the review dialog: header, tabs, and messages if a tab could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Verstuurd op {moment} {zone}';
/** The same for an imported report, of which only the day is known. */
export const submittedOn = 'Verstuurd op {day}';

/** Name of the tabs, for screen readers. */
export const report = 'Melding';
/** Tabs. */
export const review = 'Beoordeling';
export const followUp = 'Afhandeling';
export const conversation = 'Gesprek';
/** The same tab with an unread answer; {news} is `hasNewAnswer`, on a phone only for screen readers. */
export const conversationWithNews = 'Gesprek{news}';
export const hasNewAnswer = ': nieuw antwoord';

/** Titles of messages. */
export const authorityNotLoaded = 'De gegevens voor de luchtvaartautoriteit konden niet worden geladen';
export const conversationNotLoaded = 'Het gesprek kon niet worden geladen';
export const followUpNotLoaded = 'De afhandeling kon niet worden geladen';
