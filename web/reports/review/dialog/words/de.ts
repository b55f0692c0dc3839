/** The frame of the review dialog: header, tabs, and messages if a tab could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Abgegeben am {moment} {zone}';
/** The same for an imported report, of which only the day is known. */
export const submittedOn = 'Abgegeben am {day}';

/** Name of the tabs, for screen readers. */
export const report = 'Meldung';
/** Tabs. */
export const review = 'Prüfung';
export const followUp = 'Nachbereitung';
export const conversation = 'Austausch';
/** The same tab with an unread answer; {news} is `hasNewAnswer`, on a phone only for screen readers. */
export const conversationWithNews = 'Austausch{news}';
export const hasNewAnswer = ': Neue Antwort';

/** Titles of messages. */
export const authorityNotLoaded = 'Die Ansicht für die Behörde konnte nicht geladen werden';
export const conversationNotLoaded = 'Der Austausch konnte nicht geladen werden';
export const followUpNotLoaded = 'Die Nachbereitung konnte nicht geladen werden';
