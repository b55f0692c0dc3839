/** Length limits of prose and other texts (C3.4) */

/** Narrative or comment, in UTF-16 units (C3.4). */
export const LONG_TEXT_MAX = 20_000;
export const LONG_TEXT_NEARLY_FULL = LONG_TEXT_MAX - 1_000;
/** Other texts, in UTF-16 units (C3.4). */
export const SHORT_TEXT_MAX = 200;
