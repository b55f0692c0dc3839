/**
 * How sure a rule for people is, in three levels, and the figures that the preview tells of each (C5.4). From CERTAIN on, a
 * name is remembered and met again elsewhere in the report; what is LIKELY goes where it stands (C5.3: from SURE_ENOUGH
 * on); what is POSSIBLE is a suggestion.
 */

/** Goes, and is met again elsewhere. */
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

/** Goes where it stands. */
export const LIKELY = { act: 0.65, surname: 0.6 } as const;

/** Stays, and the manager is asked. */
export const POSSIBLE = { otherwiseUsed: 0.4, companion: 0.3 } as const;

export type Level = typeof CERTAIN | typeof LIKELY | typeof POSSIBLE;

/** The least of the CERTAIN figures. */
export const REMEMBERED_CONFIDENCE = Math.min(...Object.values(CERTAIN));

/** The highest figure of a level. */
export function maxConfidence(level: Level): number {
  return Math.max(...Object.values(level));
}
