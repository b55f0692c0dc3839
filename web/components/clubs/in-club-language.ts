/** Link state for opening the poster in the club's language (C14.9). */
export const IN_CLUB_LANGUAGE = { inClubLanguage: true };

/** True if such a link opened the page, not a reload or a change of language. */
export const isInClubLanguage = (state: unknown): boolean =>
  (state as typeof IN_CLUB_LANGUAGE | null)?.inClubLanguage === true;
