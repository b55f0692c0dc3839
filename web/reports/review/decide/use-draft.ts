/**
 * The unsaved review, kept in memory as it is typed, so that Back or an expired session loses nothing; never in browser
 * storage (C7.9).
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Precision } from '../../../../domain/reports/public/precision.ts';
import type { Redaction } from '../../../../domain/reports/spans.ts';
import { normaliseText } from '../../../../domain/text/normalise.ts';
import { DRAFT } from '../../../layouts/staff/session.ts';
import type { OpenReport, ReviewBody } from '../api.ts';
import { type ChosenPrecision, isSamePrecision } from '../precision/combine.ts';
import { followEdit } from '../preview/decisions.ts';

/** Null fields keep the server's state. */
type WrittenReview = {
  comment: string;
  publicHeadline: string | null;
  decisions: Redaction[] | null;
  chosen: ChosenPrecision | null;
};
/** With the state at the start, as a colleague may save in between. */
type Draft = WrittenReview & { begunOn: { comment: string; revision: string | null } };

/** The text that offsets of findings and decisions refer to. */
export function textAsSent(text: string): string {
  return normaliseText(text) ?? '';
}

export function bodyOf({ comment, publicHeadline, decisions, chosen }: WrittenReview): ReviewBody {
  return {
    comment: textAsSent(comment),
    ...(publicHeadline !== null && { publicHeadline: textAsSent(publicHeadline) }),
    ...(decisions && { redactions: decisions }),
    ...(chosen && { coarse: chosen.coarse }),
  };
}

export function useDraft({ report, revision }: OpenReport, userId: string) {
  const queryClient = useQueryClient();
  const queryKey = [DRAFT, userId, report.id];
  const saved = report.smsManagerComment ?? '';
  const [draft, setDraft] = useState<Draft | null>(() => queryClient.getQueryData<Draft>(queryKey) ?? null);
  const written: WrittenReview = draft ?? { comment: saved, publicHeadline: null, decisions: null, chosen: null };
  const { comment, publicHeadline, decisions, chosen } = written;
  const drop = () => {
    setDraft(null);
    queryClient.removeQueries({ queryKey, exact: true });
  };
  const keep = (next: Draft) => {
    const isUntouched = next.publicHeadline === null && next.decisions === null && next.chosen === null;
    if (next.comment === saved && isUntouched) return drop();
    setDraft(next);
    queryClient.setQueryDefaults([DRAFT], { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(queryKey, next);
  };
  const now = { comment: saved, revision };
  const begunOn = draft?.begunOn ?? now;
  return {
    comment,
    publicHeadline,
    decisions,
    chosen,
    isDirty: draft !== null,
    /** True if somebody has saved since. */
    isOvertaken:
      begunOn.comment !== saved || (begunOn.revision !== null && revision !== null && begunOn.revision !== revision),
    write: (next: string) =>
      keep({
        ...written,
        comment: next,
        decisions:
          decisions &&
          followEdit(decisions, 'smsManagerComment', { before: textAsSent(comment), after: textAsSent(next) }),
        begunOn,
      }),
    /** `held`: the server's headline. */
    nameIt: (next: string, held: string) =>
      keep({
        ...written,
        publicHeadline: next === held ? null : next,
        decisions:
          decisions &&
          followEdit(decisions, 'publicHeadline', {
            before: textAsSent(publicHeadline ?? held),
            after: textAsSent(next),
          }),
        begunOn,
      }),
    decide: (next: Redaction[]) => keep({ ...written, decisions: next, begunOn }),
    /** `held`: the current precision. */
    choose: (coarse: Precision, held: Precision) => {
      const first = chosen?.held ?? held;
      keep({ ...written, chosen: isSamePrecision(coarse, first) ? null : { coarse, held: first }, begunOn });
    },
    /** Continues from the saved state with these decisions. */
    goOn: (next: Pick<WrittenReview, 'decisions' | 'chosen'>) => keep({ ...written, ...next, begunOn: now }),
    drop,
  };
}

export type OwnDraft = ReturnType<typeof useDraft>;
