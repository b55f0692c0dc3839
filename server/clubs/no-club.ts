/** Reports without a club (contract C15.3): their club was deleted before they arrived. Answers call it null. */

/**
 * The club of such reports, as it is stored: a row of `clubs` that was never anybody's, and is deleted from the start. So all that
 * holds for the reports of a deleted club holds for them too: super-admins alone see them and give them a club (C4.4; decision 048).
 */
export const NO_CLUB = '00000000-0000-0000-0000-000000000000';

export const clubOrNull = (id: string): string | null => (id === NO_CLUB ? null : id);
