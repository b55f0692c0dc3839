/** The frame of the review dialog: header, tabs, and messages if a tab could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Podáno {moment} {zone}';
/** The same for an imported report, of which only the day is known. */
export const submittedOn = 'Podáno {day}';

/** Name of the tabs, for screen readers. */
export const report = 'Hlášení';
/** Tabs. */
export const review = 'Posouzení';
export const followUp = 'Řešení';
export const conversation = 'Konverzace';
/** The same tab with an unread answer; {news} is `hasNewAnswer`, on a phone only for screen readers. */
export const conversationWithNews = 'Konverzace{news}';
export const hasNewAnswer = ': nová odpověď';

/** Titles of messages. */
export const authorityNotLoaded = 'Záložku Úřad se nepodařilo načíst';
export const conversationNotLoaded = 'Konverzaci se nepodařilo načíst';
export const followUpNotLoaded = 'Řešení se nepodařilo načíst';
