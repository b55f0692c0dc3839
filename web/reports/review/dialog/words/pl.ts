/** The frame of the review dialog: header, tabs, and messages if a tab could not be loaded. */

/** Below the title: {moment} is a day and a time, {zone} the short name of the time zone. */
export const submitted = 'Zgłoszono: {moment} {zone}';
/** The same for an imported report, of which only the day is known. */
export const submittedOn = 'Zgłoszono: {day}';

/** Name of the tabs, for screen readers. */
export const report = 'Zgłoszenie';
/** Tabs. */
export const review = 'Sprawdzenie';
export const followUp = 'Sprawa';
export const conversation = 'Korespondencja';
/** The same tab with an unread answer; {news} is `hasNewAnswer`, on a phone only for screen readers. */
export const conversationWithNews = 'Korespondencja{news}';
export const hasNewAnswer = ': nowa odpowiedź';

/** Titles of messages. */
export const authorityNotLoaded = 'Nie udało się wczytać danych dla urzędu';
export const conversationNotLoaded = 'Nie udało się wczytać korespondencji';
export const followUpNotLoaded = 'Nie udało się wczytać sprawy';
