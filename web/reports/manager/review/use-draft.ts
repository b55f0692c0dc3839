/**
 * What was written and decided about a report but not saved. It is kept in memory as it is typed, so that neither closing
 * by the browser's Back nor the end of the session loses it; never in the browser's storage (contract C7.9).
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Redaction } from '../../../../domain/reports/review.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { normaliseText } from '../../../../domain/text/normalise.ts';
import { DRAFT } from '../../../layouts/staff/session.ts';
import { followComment } from '../preview/decisions.ts';

/** `decisions` is `null` until the manager decides anything: the server's stored ones hold. */
export type Draft = { comment: string; decisions: Redaction[] | null };

/** The comment as the server will read it: finds and decisions lead into this text. */
export function commentAsSent(comment: string): string {
  return normaliseText(comment) ?? '';
}

/** The draft of one report by one user, and the ways to change and drop it. */
export function useDraft(report: StaffReport, userId: string) {
  const queryClient = useQueryClient();
  const queryKey = [DRAFT, userId, report.id];
  const saved = report.smsManagerComment ?? '';
  const [draft, setDraft] = useState<Draft>(
    () => queryClient.getQueryData<Draft>(queryKey) ?? { comment: saved, decisions: null },
  );
  const isDirty = draft.comment !== saved || draft.decisions !== null;
  const update = (next: Draft) => {
    setDraft(next);
    queryClient.setQueryDefaults([DRAFT], { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(queryKey, next);
  };
  useWarning(isDirty);
  return {
    ...draft,
    isDirty,
    write: (comment: string) =>
      update({
        comment,
        decisions:
          draft.decisions && followComment(draft.decisions, commentAsSent(draft.comment), commentAsSent(comment)),
      }),
    decide: (decisions: Redaction[]) => update({ ...draft, decisions }),
    drop: () => queryClient.removeQueries({ queryKey, exact: true }),
  };
}

/** Asks before the tab is closed or loads another document. */
function useWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
