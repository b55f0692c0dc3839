/** Length limits of prose and other texts (C3.4) */

/** In UTF-16 code units, like the next. */
export const LONG_TEXT_MAX = 20_000;
export const LONG_TEXT_NEARLY_FULL = LONG_TEXT_MAX - 1_000;
export const SHORT_TEXT_MAX = 200;
