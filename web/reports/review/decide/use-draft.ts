/**
 * The unsaved review, kept in memory as it is typed, so that Back or an expired session loses nothing; never in browser
 * storage (C7.9).
 */
import { useEffect, useRef } from 'react';
import type { Precision } from '../../../../domain/reports/public/precision.ts';
import type { Redaction } from '../../../../domain/reports/spans.ts';
import { normaliseText } from '../../../../domain/text/normalise.ts';
import { useStoredDraft } from '../../../components/saving/drafts.ts';
import type { OpenReport, ReviewBody } from '../api.ts';
import { type ChosenPrecision, isSamePrecision } from '../precision/combine.ts';
import { followEdit } from '../preview/decisions.ts';

/** Null fields keep the server's state. */
type DraftValues = {
  comment: string;
  publicHeadline: string | null;
  decisions: Redaction[] | null;
  chosenPrecision: ChosenPrecision | null;
};
/** `base`: the saved state when editing began, as a colleague may save in between. */
type DraftWithBase = DraftValues & { base: { comment: string; revision: string | null } };

const changesOnlyComment = ({ publicHeadline, decisions, chosenPrecision }: DraftValues): boolean =>
  publicHeadline === null && decisions === null && chosenPrecision === null;

/** The text that offsets of finds and decisions refer to. */
export function textAsSent(text: string): string {
  return normaliseText(text) ?? '';
}

export function bodyOf({ comment, publicHeadline, decisions, chosenPrecision }: DraftValues): ReviewBody {
  return {
    comment: textAsSent(comment),
    ...(publicHeadline !== null && { publicHeadline: textAsSent(publicHeadline) }),
    ...(decisions && { redactions: decisions }),
    ...(chosenPrecision && { coarse: chosenPrecision.precision }),
  };
}

export function useDraft({ report, revision }: OpenReport, userId: string) {
  const [stored, setDraft] = useStoredDraft<DraftWithBase>([userId, report.id]);
  const saved = report.smsManagerComment ?? '';
  // It has been saved since, but the response was lost.
  const isSaved =
    stored !== undefined &&
    stored.base.comment !== saved &&
    changesOnlyComment(stored) &&
    textAsSent(stored.comment) === saved;
  const draft = isSaved ? undefined : stored;
  const current: DraftValues = draft ?? {
    comment: saved,
    publicHeadline: null,
    decisions: null,
    chosenPrecision: null,
  };
  const { comment, publicHeadline, decisions, chosenPrecision } = current;
  const drop = () => setDraft(undefined);
  const lastRevision = useRef(revision);
  useEffect(() => {
    if (isSaved) drop();
    // Begun before the report was loaded, or the user's own change of it is being refetched (showUpdatedReport).
    else if (draft && draft.base.revision !== revision) {
      const isOwnChange = revision === null && draft.base.revision === lastRevision.current;
      if (draft.base.revision === null || isOwnChange) setDraft({ ...draft, base: { ...draft.base, revision } });
    }
    lastRevision.current = revision;
  });
  const store = (next: DraftWithBase) =>
    setDraft(next.comment === saved && changesOnlyComment(next) ? undefined : next);
  const now = { comment: saved, revision };
  const base = draft?.base ?? now;
  return {
    comment,
    publicHeadline,
    decisions,
    chosenPrecision,
    isDirty: draft !== undefined,
    /** True if somebody else has saved since. */
    hasConflict: base.comment !== saved || (base.revision !== null && revision !== null && base.revision !== revision),
    write: (next: string) =>
      store({
        ...current,
        comment: next,
        decisions:
          decisions &&
          followEdit(decisions, 'smsManagerComment', { before: textAsSent(comment), after: textAsSent(next) }),
        base,
      }),
    /** `stored`: the server's headline. */
    setHeadline: (next: string, stored: string) =>
      store({
        ...current,
        publicHeadline: next === stored ? null : next,
        decisions:
          decisions &&
          followEdit(decisions, 'publicHeadline', {
            before: textAsSent(publicHeadline ?? stored),
            after: textAsSent(next),
          }),
        base,
      }),
    decide: (next: Redaction[]) => store({ ...current, decisions: next, base }),
    /** `stored`: the current precision. */
    choosePrecision: (precision: Precision, stored: Precision) => {
      const original = chosenPrecision?.base ?? stored;
      store({
        ...current,
        chosenPrecision: isSamePrecision(precision, original) ? null : { precision, base: original },
        base,
      });
    },
    /** Continues from the saved state with these decisions. */
    continueFrom: (next: Pick<DraftValues, 'decisions' | 'chosenPrecision'>) =>
      store({ ...current, ...next, base: now }),
    drop,
  };
}

export type ReviewDraft = ReturnType<typeof useDraft>;
