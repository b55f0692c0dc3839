/** The frame of the review dialog of one report: its head, its tabs, and what could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Podáno {moment} {zone}';

/** Name of the tabs, heard by screen readers. */
export const report = 'Hlášení';
/** Tabs. */
export const review = 'Posouzení';
export const followUp = 'Řešení';
export const conversation = 'Konverzace';
/** The same tab while an answer of the reporter is unread; {news} is `hasNewAnswer`, which a phone shows elsewhere. */
export const conversationWithNews = 'Konverzace{news}';
export const hasNewAnswer = ': nová odpověď';

/** Titles of messages. */
export const authorityNotLoaded = 'Záložku Úřad se nepodařilo načíst';
export const conversationNotLoaded = 'Konverzaci se nepodařilo načíst';
export const followUpNotLoaded = 'Řešení se nepodařilo načíst';
