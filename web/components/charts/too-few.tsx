import * as words from './words/en.ts';

/** Below this, no pattern is visible. */
export const REPORTS_MIN = 5;

export const TOO_FEW = words.tooFew;

/** So that a higher column is not read as a worse club. */
export const MORE_IS_TRUST = words.moreIsTrust;
