/** What `Needs you` says (contract C19.4). */
import type { AttentionReason } from '../../../../domain/attention/attention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const WORDS = {
  heading: 'Needs you',
  none: 'Nothing needs you now.',
  failed: 'What needs you could not be loaded.',
  shown: (shown: number, all: number) => `${shown} of ${all}`,
  next: 'Next report',
};

/** Why a row is there, in words; what a chip of the report or the action says is left to it. */
export const REASON_WORDS: Record<
  Exclude<AttentionReason, 'action-overdue' | 'action-to-check'>,
  (since: string, now: Date) => string
> = {
  authority: () => 'Due at the authority',
  answer: () => 'New answer',
  'waiting-7-days': (since, now) => `Waiting for ${Math.floor((now.getTime() - Date.parse(since)) / DAY_MS)} days`,
  new: () => 'New',
};
