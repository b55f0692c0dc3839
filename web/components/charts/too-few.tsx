import * as words from './words/en.ts';

/** Below this, no pattern is visible. */
export const REPORTS_MIN = 5;

export const TOO_FEW = words.tooFew;

/** Guards against reading more reports as less safety. */
export const TRUST_NOTE = words.trustNote;
