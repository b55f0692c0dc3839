/** When an operation is refused, for server and buttons (C8.4, C8.7) */
import type { ProblemCode } from '../problems.ts';

export type Operation = 'change the follow-up' | 'close' | 'add an action' | 'reopen an action';

/** An action without a report counts as `false` and 0. */
type FollowUpProgress = { isClosed: boolean; openActions: number };

/** Per report. */
export const OPEN_ACTIONS_MAX = 100;

type Rule = readonly [applies: (progress: FollowUpProgress) => boolean, refusal: ProblemCode];

const IS_CLOSED: Rule = [({ isClosed }) => isClosed, 'follow-up/closed'];
const IS_FULL: Rule = [({ openActions }) => openActions >= OPEN_ACTIONS_MAX, 'actions/too-many-open'];
const HAS_OPEN: Rule = [({ openActions }) => openActions > 0, 'follow-up/open-actions'];

const RULES: Record<Operation, readonly Rule[]> = {
  'change the follow-up': [IS_CLOSED],
  close: [HAS_OPEN],
  'add an action': [IS_CLOSED, IS_FULL],
  'reopen an action': [IS_CLOSED, IS_FULL],
};

/** The first rule that matches; `null`: allowed. */
export function refusalOf(operation: Operation, progress: FollowUpProgress): ProblemCode | null {
  return RULES[operation].find(([applies]) => applies(progress))?.[1] ?? null;
}
