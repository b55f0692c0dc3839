/** How long texts may be, whoever writes them: one limit for prose, one for every other text (contract C3.4). */

/** Longest narrative or comment, in UTF-16 units as browsers count (C3.4). */
export const LONG_TEXT_MAX = 20_000;
export const LONG_TEXT_NEARLY_FULL = LONG_TEXT_MAX - 1_000;
/** Longest of every other text, in UTF-16 units (C3.4). */
export const SHORT_TEXT_MAX = 200;
