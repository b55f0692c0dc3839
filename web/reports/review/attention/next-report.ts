import type { Attention, AttentionReason } from '../../../../domain/attention/attention.ts';
import type { View } from '../url-state.ts';

export const VIEW_OF: Record<AttentionReason, View> = {
  authority: 'authority',
  answer: 'conversation',
  'waiting-7-days': 'review',
  new: 'review',
  'action-overdue': 'follow-up',
  'action-to-check': 'follow-up',
};

type NextReport = { reportId: string; view: View };

/** The one after `afterId`, wrapping around; the most urgent if it is not listed; null if there is no other. */
export function nextReport(rows: readonly Attention[], afterId: string): NextReport | null {
  const reports = rows.flatMap(({ reportId, actionId, reason }) =>
    reportId !== null && actionId === null ? [{ reportId, view: VIEW_OF[reason] }] : [],
  );
  const at = reports.findIndex(({ reportId }) => reportId === afterId);
  const next = reports[at + 1] ?? reports[0];
  return next === undefined || next.reportId === afterId ? null : next;
}
