/** The report's state for its reporter (C10.3), from the follow-up (C8.2) */
import type { FollowUpState } from '../follow-up/state.ts';

export const RECEIPT_STATES = ['received', 'looked-at', 'acted-on', 'closed'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

type ReceiptFacts = {
  followUp: FollowUpState;
  hasDoneAction: boolean;
  hasTeamMessage: boolean;
};

/** The furthest state that applies: C10.3 lists them from `closed` down. */
export function receiptStateOf({ followUp, hasDoneAction, hasTeamMessage }: ReceiptFacts): ReceiptState {
  if (followUp === 'closed') return 'closed';
  if (followUp === 'acting' || followUp === 'monitoring' || hasDoneAction) return 'acted-on';
  return followUp === 'assessing' || hasTeamMessage ? 'looked-at' : 'received';
}
