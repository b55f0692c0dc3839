/** The frame of the review dialog of one report: its head, its tabs, and what could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Submitted {moment} {zone}';

/** Name of the tabs, heard by screen readers. */
export const report = 'Report';
/** Tabs. */
export const review = 'Review';
export const followUp = 'Follow-up';
export const conversation = 'Conversation';
/** The same tab while an answer of the reporter is unread; {news} is `hasNewAnswer`, which a phone shows elsewhere. */
export const conversationWithNews = 'Conversation{news}';
export const hasNewAnswer = ': New answer';

/** Titles of messages. */
export const authorityNotLoaded = 'The Authority tab could not be loaded';
export const conversationNotLoaded = 'The conversation could not be loaded';
export const followUpNotLoaded = 'The follow-up could not be loaded';
