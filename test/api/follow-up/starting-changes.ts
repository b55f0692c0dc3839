/** Each change that alone starts a follow-up (C8.2); tests replace `takenBy` with a person. */
export const STARTING_CHANGES: readonly Record<string, unknown>[] = [
  { takenBy: 'x' },
  { occurrenceClass: 100 },
  { categories: [98] },
  { eventTypes: [2080400] },
  { outcome: 1 },
  { barriers: 1 },
  { findings: 'x' },
  { conclusions: 'x' },
  { told: 'x' },
];
