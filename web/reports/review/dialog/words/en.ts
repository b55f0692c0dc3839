/** The frame of the review dialog: header, tabs, and messages if a tab could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Submitted {moment} {zone}';
/** The same for an imported report, of which only the day is known. */
export const submittedOn = 'Submitted {day}';

/** Name of the tabs, for screen readers. */
export const report = 'Report';
/** Tabs. */
export const review = 'Review';
export const followUp = 'Follow-up';
export const conversation = 'Conversation';
/** The same tab with an unread answer; {news} is `hasNewAnswer`, on a phone only for screen readers. */
export const conversationWithNews = 'Conversation{news}';
export const hasNewAnswer = ': New answer';

/** Titles of messages. */
export const authorityNotLoaded = 'The Authority tab could not be loaded';
export const conversationNotLoaded = 'The conversation could not be loaded';
export const followUpNotLoaded = 'The follow-up could not be loaded';
