/** Occurrence classes (C8.5) and closing reasons (C8.4) of a follow-up */
import * as words from './words/en.ts';

/** ADREP value list 431, worst first. */
export const OCCURRENCE_CLASSES = [
  { id: 100, label: words.occurrenceClasses[100] },
  { id: 200, label: words.occurrenceClasses[200] },
  { id: 300, label: words.occurrenceClasses[300] },
  { id: 400, label: words.occurrenceClasses[400] },
  { id: 501, label: words.occurrenceClasses[501] },
  { id: 502, label: words.occurrenceClasses[502] },
] as const;

export const CLOSING_REASONS = [
  { id: 'done', label: words.closingReasons.done },
  { id: 'no-action-needed', label: words.closingReasons['no-action-needed'] },
  { id: 'duplicate', label: words.closingReasons.duplicate },
  { id: 'not-an-occurrence', label: words.closingReasons['not-an-occurrence'] },
  { id: 'passed-on', label: words.closingReasons['passed-on'] },
] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number]['id'];

/** Categories, and event types, per report (C8.3). */
export const CODES_MAX = 3;
