/** Three levels of certainty for people rules, with values for the preview (C5.4) */

/** Replaced, and recognised elsewhere in the report. */
export const CERTAIN = {
  title: 0.97,
  wholeName: 0.95,
  role: 0.9,
  givenName: 0.88,
  surnameToo: 0.85,
  shape: 0.8,
  place: 0.75,
  neighbour: 0.7,
} as const;

/** Replaced where found (C5.3). */
export const LIKELY = { act: 0.65, surname: 0.6 } as const;

/** Kept in the text and suggested to the manager. */
export const POSSIBLE = { otherwiseUsed: 0.4, companion: 0.3 } as const;

export type Level = typeof CERTAIN | typeof LIKELY | typeof POSSIBLE;

export const REMEMBERED_CONFIDENCE = Math.min(...Object.values(CERTAIN));
