/** Said by a link to the poster, which then opens in the club's language (contract C14.9); another may be chosen there. */
export const IN_CLUB_LANGUAGE = { inClubLanguage: true };

/** True where the page was opened by such a link, and not by a reload or by a choice of the language. */
export const isInClubLanguage = (state: unknown): boolean =>
  (state as typeof IN_CLUB_LANGUAGE | null)?.inClubLanguage === true;
