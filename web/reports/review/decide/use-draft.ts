/**
 * What was written and decided about a report but not saved. It is kept in memory as it is typed, so that neither closing
 * by the browser's Back nor the end of the session loses it; never in the browser's storage (contract C7.9).
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Coarse } from '../../../../domain/reports/public/coarse.ts';
import type { Redaction } from '../../../../domain/reports/spans.ts';
import { normaliseText } from '../../../../domain/text/normalise.ts';
import { DRAFT } from '../../../layouts/staff/session.ts';
import type { OpenReport, ReviewBody } from '../api.ts';
import { type ChosenCoarse, isSameCoarse } from '../coarse/together.ts';
import { followComment } from '../preview/decisions.ts';

/** `decisions` and `chosen` are `null` until the manager decides anything: what the server holds stays. */
type Written = { comment: string; decisions: Redaction[] | null; chosen: ChosenCoarse | null };
/** With what was saved when it was begun: a colleague may save something else meanwhile. */
type Draft = Written & { begunOn: { comment: string; revision: string | null } };

/** The comment as the server will read it: finds and decisions lead into this text. */
export function commentAsSent(comment: string): string {
  return normaliseText(comment) ?? '';
}

/** What is sent of a draft, with its preview as with its review. */
export function bodyOf({ comment, decisions, chosen }: Written): ReviewBody {
  return {
    comment: commentAsSent(comment),
    ...(decisions && { redactions: decisions }),
    ...(chosen && { coarse: chosen.coarse }),
  };
}

/** The draft of one report by one user, and the ways to change and drop it. */
export function useDraft({ report, revision }: OpenReport, userId: string) {
  const queryClient = useQueryClient();
  const queryKey = [DRAFT, userId, report.id];
  const saved = report.smsManagerComment ?? '';
  const [draft, setDraft] = useState<Draft | null>(() => queryClient.getQueryData<Draft>(queryKey) ?? null);
  const { comment, decisions, chosen }: Written = draft ?? { comment: saved, decisions: null, chosen: null };
  const drop = () => {
    setDraft(null);
    queryClient.removeQueries({ queryKey, exact: true });
  };
  const keep = (next: Draft) => {
    if (next.comment === saved && next.decisions === null && next.chosen === null) return drop();
    setDraft(next);
    queryClient.setQueryDefaults([DRAFT], { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(queryKey, next);
  };
  const now = { comment: saved, revision };
  const begunOn = draft?.begunOn ?? now;
  return {
    comment,
    decisions,
    chosen,
    isDirty: draft !== null,
    /** Somebody else has saved something since this was begun. */
    isOvertaken:
      begunOn.comment !== saved || (begunOn.revision !== null && revision !== null && begunOn.revision !== revision),
    write: (next: string) =>
      keep({
        comment: next,
        decisions: decisions && followComment(decisions, commentAsSent(comment), commentAsSent(next)),
        chosen,
        begunOn,
      }),
    decide: (next: Redaction[]) => keep({ comment, decisions: next, chosen, begunOn }),
    /** How coarse the copy is to be, where it is `held` so far. */
    choose: (coarse: Coarse, held: Coarse) => {
      const first = chosen?.held ?? held;
      keep({ comment, decisions, chosen: isSameCoarse(coarse, first) ? null : { coarse, held: first }, begunOn });
    },
    /** Goes on from what is saved now, with these decisions. */
    goOn: (next: Omit<Written, 'comment'>) => keep({ comment, ...next, begunOn: now }),
    drop,
  };
}

export type OwnDraft = ReturnType<typeof useDraft>;
