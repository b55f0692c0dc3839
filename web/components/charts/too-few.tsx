/** What is said where a chart would be noise, and beside every chart (contract C12.2). */
import * as words from './words/en.ts';

/** Fewer reports than these show no pattern. */
export const REPORTS_MIN = 5;

export const TOO_FEW = words.tooFew;

/** So that nobody reads a higher column as a worse club. */
export const MORE_IS_TRUST = words.moreIsTrust;
