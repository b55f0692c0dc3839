/** The frame of the review dialog of one report: its head, its tabs, and what could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Abgegeben {moment} {zone}';

/** Name of the tabs, heard by screen readers. */
export const report = 'Meldung';
/** Tabs. */
export const review = 'Prüfung';
export const followUp = 'Nachbereitung';
export const conversation = 'Austausch';
/** The same tab while an answer of the reporter is unread; {news} is `hasNewAnswer`, which a phone shows elsewhere. */
export const conversationWithNews = 'Austausch{news}';
export const hasNewAnswer = ': Neue Antwort';

/** Titles of messages. */
export const authorityNotLoaded = 'Die Ansicht für die Behörde konnte nicht geladen werden';
export const conversationNotLoaded = 'Der Austausch konnte nicht geladen werden';
export const followUpNotLoaded = 'Die Nachbereitung konnte nicht geladen werden';
