/** The frame of the review dialog: header, tabs, and messages if a tab could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Skickad {moment} {zone}';
/** The same for an imported report, of which only the day is known. */
export const submittedOn = 'Skickad {day}';

/** Name of the tabs, for screen readers. */
export const report = 'Rapport';
/** Tabs. */
export const review = 'Granskning';
export const followUp = 'Uppföljning';
export const conversation = 'Konversation';
/** The same tab with an unread answer; {news} is `hasNewAnswer`, on a phone only for screen readers. */
export const conversationWithNews = 'Konversation{news}';
export const hasNewAnswer = ': nytt svar';

/** Titles of messages. */
export const authorityNotLoaded = 'Uppgifterna för myndigheten kunde inte laddas';
export const conversationNotLoaded = 'Konversationen kunde inte laddas';
export const followUpNotLoaded = 'Uppföljningen kunde inte laddas';
