/** What makes a new follow-up one that is looked at, each alone (contract C8.2); whoever tests puts a person in place of `takenBy`. */
export const BEGINNINGS: readonly Record<string, unknown>[] = [
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
