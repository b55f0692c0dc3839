/** The club of reports that arrived after their own was deleted; null in answers (C15.3) */

/**
 * A `clubs` row deleted from the start, so that only super-admins see and reassign its reports (C4.4; decision 048).
 */
export const NO_CLUB = '00000000-0000-0000-0000-000000000000';

export const clubOrNull = (id: string): string | null => (id === NO_CLUB ? null : id);
