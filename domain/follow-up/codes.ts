/**
 * What a follow-up is coded by (contract C8.5): the classes of ADREP by their integer ids, and the
 * reasons for closing one (C8.4), which are their own ids. The longer lists: categories.ts, event-types.ts, risk.ts.
 */

/** Classes of occurrence (ADREP value list 431), worst first. */
export const OCCURRENCE_CLASSES = [
  { id: 100, label: 'Accident' },
  { id: 200, label: 'Serious incident' },
  { id: 300, label: 'Incident' },
  { id: 400, label: 'Occurrence without safety effect' },
  { id: 501, label: 'Observation' },
  { id: 502, label: 'Occurrence with no flight intended' },
] as const;

/** Why a follow-up can be closed (C8.4). */
export const CLOSING_REASONS = [
  { id: 'done', label: 'Done' },
  { id: 'no-action-needed', label: 'No action needed' },
  { id: 'duplicate', label: 'Reported twice' },
  { id: 'not-an-occurrence', label: 'Not an occurrence' },
  { id: 'passed-on', label: 'Passed on to somebody else' },
] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number]['id'];

/** Most categories, and most event types, of one report (C8.3). */
export const CODES_MAX = 3;
