/** The copy as approving would publish it now (C5.4). */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Redaction } from '../../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { publicPreview, type ReviewBody } from '../api.ts';
import { allPieces, decisionsIn, followEdit, originalsOf, type TextRange } from './decisions.ts';

const DEBOUNCE_MS = 250;

const haveSameTexts = (one: ReviewBody, other: ReviewBody): boolean =>
  one.comment === other.comment && one.publicHeadline === other.publicHeadline;

/** Decisions apply at once, typing is debounced. */
function useDebouncedBody(body: ReviewBody): ReviewBody {
  const [debounced, setDebounced] = useState(body);
  const { comment, publicHeadline, redactions, coarse } = body;
  const isSame = haveSameTexts(body, debounced) && redactions === debounced.redactions && coarse === debounced.coarse;
  useEffect(() => {
    if (isSame) return;
    const next = {
      comment,
      ...(publicHeadline !== undefined && { publicHeadline }),
      ...(redactions && { redactions }),
      ...(coarse && { coarse }),
    };
    const timer = setTimeout(() => setDebounced(next), haveSameTexts(next, debounced) ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isSame, comment, publicHeadline, redactions, coarse, debounced]);
  return debounced;
}

export function usePreview(report: StaffReport, body: ReviewBody) {
  const debounced = useDebouncedBody(body);
  const query = useQuery({ ...publicPreview(report.id, debounced), placeholderData: keepPreviousData });
  const { data } = query;
  const { comment = '', teamHeadline = '' } = data ?? {};
  const originals = useMemo(() => originalsOf(report, { comment, teamHeadline }), [report, comment, teamHeadline]);
  const pieces = useMemo(() => (data ? allPieces(originals, data) : new Map()), [originals, data]);
  const headline = body.publicHeadline ?? data?.publicHeadline ?? '';
  const inDraft = <Range extends TextRange>(ranges: readonly Range[]): Range[] => {
    const afterComment = followEdit(ranges, 'smsManagerComment', { before: comment, after: body.comment });
    return followEdit(afterComment, 'publicHeadline', { before: teamHeadline, after: headline });
  };
  return {
    ...query,
    pieces,
    decisions: (): Redaction[] => body.redactions ?? inDraft(decisionsIn(data?.spans ?? [])),
    /** Finds lag behind what is typed, decisions do not: the same words there, without those edited since. */
    inDraft,
    draftTexts: () => originalsOf(report, { comment: body.comment, teamHeadline: headline }),
    isBehind: query.isPlaceholderData || !haveSameTexts(debounced, body),
  };
}

export type PublicPreview = ReturnType<typeof usePreview>;
