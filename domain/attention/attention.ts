/** What needs the safety team's attention, most urgent first (C19.4) */
import * as z from 'zod/mini';
import { type DeadlineFacts, deadlinesOf, nextDeadline } from '../authority/deadlines.ts';
import { HOUR_MS } from '../durations.ts';

const ATTENTION_REASONS = [
  'authority',
  'answer',
  'waiting-7-days',
  'new',
  'action-overdue',
  'action-to-check',
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** `reportId` is `null` for an action without a report. */
export const Attention = z.object({
  reportId: z.nullable(z.uuid()),
  actionId: z.nullable(z.uuid()),
  reason: z.enum(ATTENTION_REASONS),
  since: z.iso.datetime(),
});
export type Attention = z.output<typeof Attention>;

export const ATTENTION_MAX = 1000;

const AUTHORITY_AHEAD_MS = 48 * HOUR_MS;
const WAITING_MS = 7 * 24 * HOUR_MS;

/** 48 hours before the next file is due; `null` until then. */
export function authoritySince(facts: DeadlineFacts, now: Date): Date | null {
  const next = nextDeadline(deadlinesOf(facts));
  if (next === null) return null;
  const since = new Date(next.due.getTime() - AUTHORITY_AHEAD_MS);
  return since <= now ? since : null;
}

export function newReportReason(submittedAt: Date, now: Date): 'waiting-7-days' | 'new' {
  return now.getTime() - submittedAt.getTime() >= WAITING_MS ? 'waiting-7-days' : 'new';
}

const rank = ({ reason }: Attention) => ATTENTION_REASONS.indexOf(reason);

/** Most urgent first, then oldest; each report once. */
export function sortAttention(rows: readonly Attention[]): Attention[] {
  const reports = new Set<string | null>();
  return [...rows]
    .sort((one, other) => rank(one) - rank(other) || one.since.localeCompare(other.since))
    .filter(({ reportId, actionId }) => {
      if (actionId !== null) return true;
      const isFirst = !reports.has(reportId);
      reports.add(reportId);
      return isFirst;
    })
    .slice(0, ATTENTION_MAX);
}
