/**
 * What is refused, and with which words (contract C8.4, C8.7): one table, for the server and for the buttons. What a table
 * does not name is never refused: telling the reporter, reopening, saying whether something worked.
 */
import type { ProblemCode } from '../problems.ts';

export type Operation = 'change the follow-up' | 'close' | 'add an action' | 'revive an action';

/** Where it stands. An action without a report has no follow-up: nothing is closed, and nothing counts. */
export type FollowUpProgress = { isClosed: boolean; openActions: number };

/** Most open actions of one report (C8.7). */
export const OPEN_ACTIONS_MAX = 100;

type Rule = readonly [holds: (progress: FollowUpProgress) => boolean, refusal: ProblemCode];

const IS_CLOSED: Rule = [({ isClosed }) => isClosed, 'follow-up/closed'];
const IS_FULL: Rule = [({ openActions }) => openActions >= OPEN_ACTIONS_MAX, 'actions/too-many-open'];
const HAS_OPEN: Rule = [({ openActions }) => openActions > 0, 'follow-up/open-actions'];

const TABLE: Record<Operation, readonly Rule[]> = {
  'change the follow-up': [IS_CLOSED],
  close: [HAS_OPEN],
  'add an action': [IS_CLOSED, IS_FULL],
  'revive an action': [IS_CLOSED, IS_FULL],
};

/** Why an operation is refused now, the first rule that holds; `null` where it may be done. */
export function refusalOf(operation: Operation, progress: FollowUpProgress): ProblemCode | null {
  return TABLE[operation].find(([holds]) => holds(progress))?.[1] ?? null;
}
