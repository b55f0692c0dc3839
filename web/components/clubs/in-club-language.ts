/** State of a link to the poster, which then opens in the club's language (C14.9). */
export const IN_CLUB_LANGUAGE = { inClubLanguage: true };

/** Whether such a link opened the page, rather than a reload or a choice of language. */
export const isInClubLanguage = (state: unknown): boolean =>
  (state as typeof IN_CLUB_LANGUAGE | null)?.inClubLanguage === true;
