/**
 * What was written and decided about a report but not saved. It is kept in memory as it is typed, so that neither closing
 * by the browser's Back nor the end of the session loses it; never in the browser's storage (contract C7.9).
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Redaction } from '../../../../domain/reports/spans.ts';
import { normaliseText } from '../../../../domain/text/normalise.ts';
import { DRAFT } from '../../../layouts/staff/session.ts';
import type { OpenReport } from '../api.ts';
import { followComment } from '../preview/decisions.ts';

/** `decisions` is `null` until the manager decides anything: the server's stored ones hold. */
type Written = { comment: string; decisions: Redaction[] | null };
/** With what was saved when it was begun: a colleague may save something else meanwhile. */
type Draft = Written & { begunOn: { comment: string; revision: string | null } };

/** The comment as the server will read it: finds and decisions lead into this text. */
export function commentAsSent(comment: string): string {
  return normaliseText(comment) ?? '';
}

/** The draft of one report by one user, and the ways to change and drop it. */
export function useDraft({ report, revision }: OpenReport, userId: string) {
  const queryClient = useQueryClient();
  const queryKey = [DRAFT, userId, report.id];
  const saved = report.smsManagerComment ?? '';
  const [draft, setDraft] = useState<Draft | null>(() => queryClient.getQueryData<Draft>(queryKey) ?? null);
  const { comment, decisions }: Written = draft ?? { comment: saved, decisions: null };
  const drop = () => {
    setDraft(null);
    queryClient.removeQueries({ queryKey, exact: true });
  };
  const keep = (next: Draft) => {
    if (next.comment === saved && next.decisions === null) return drop();
    setDraft(next);
    queryClient.setQueryDefaults([DRAFT], { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(queryKey, next);
  };
  const now = { comment: saved, revision };
  const begunOn = draft?.begunOn ?? now;
  return {
    comment,
    decisions,
    isDirty: draft !== null,
    /** Somebody else has saved something since this was begun. */
    isOvertaken:
      begunOn.comment !== saved || (begunOn.revision !== null && revision !== null && begunOn.revision !== revision),
    write: (next: string) =>
      keep({
        comment: next,
        decisions: decisions && followComment(decisions, commentAsSent(comment), commentAsSent(next)),
        begunOn,
      }),
    decide: (next: Redaction[]) => keep({ comment, decisions: next, begunOn }),
    /** Goes on from what is saved now, with these decisions. */
    goOn: (next: Redaction[] | null) => keep({ comment, decisions: next, begunOn: now }),
    drop,
  };
}

export type OwnDraft = ReturnType<typeof useDraft>;
