/** A follow-up's state, derived and never stored (C8.2) */

export const FOLLOW_UP_STATES = ['new', 'assessing', 'acting', 'monitoring', 'closed'] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

export type FollowUpFacts = {
  isClosed: boolean;
  /** `unassessed`: done, effectiveness not assessed. */
  actions: { open: number; unassessed: number; total: number };
  isStarted: boolean;
};

/** The first rule that matches (C8.2). */
export function stateOf({ isClosed, actions, isStarted: hasStarted }: FollowUpFacts): FollowUpState {
  if (isClosed) return 'closed';
  if (actions.open > 0) return 'acting';
  if (actions.unassessed > 0) return 'monitoring';
  return hasStarted || actions.total > 0 ? 'assessing' : 'new';
}

export type FollowUpContent = {
  takenBy: unknown;
  occurrenceClass: number | null;
  categories: readonly number[];
  eventTypes: readonly number[];
  outcome: number | null;
  barriers: number | null;
  findings: string | null;
  conclusions: string | null;
  reply: string | null;
  replySent: unknown;
};

/** True with any content, or a review comment (C8.2). */
export function isStarted({ categories, eventTypes, ...single }: FollowUpContent, comment: string | null): boolean {
  const { takenBy, occurrenceClass, outcome, barriers, findings, conclusions, reply, replySent } = single;
  const values = [takenBy, occurrenceClass, outcome, barriers, findings, conclusions, reply, replySent, comment];
  return categories.length > 0 || eventTypes.length > 0 || values.some((value) => value !== null);
}
