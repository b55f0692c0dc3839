/** The copy as approving would publish it now (C5.4). */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Redaction } from '../../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { publicPreview, type ReviewBody } from '../api.ts';
import { allPieces, decisionsIn, followEdit, originalsOf } from './decisions.ts';

const DEBOUNCE_MS = 250;

const isTypedAlike = (one: ReviewBody, other: ReviewBody): boolean =>
  one.comment === other.comment && one.publicHeadline === other.publicHeadline;

/** Decisions apply at once, typing is debounced. */
function useSettled(body: ReviewBody): ReviewBody {
  const [settled, setSettled] = useState(body);
  const { comment, publicHeadline, redactions, coarse } = body;
  const isSame = isTypedAlike(body, settled) && redactions === settled.redactions && coarse === settled.coarse;
  useEffect(() => {
    if (isSame) return;
    const next = {
      comment,
      ...(publicHeadline !== undefined && { publicHeadline }),
      ...(redactions && { redactions }),
      ...(coarse && { coarse }),
    };
    const timer = setTimeout(() => setSettled(next), isTypedAlike(next, settled) ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isSame, comment, publicHeadline, redactions, coarse, settled]);
  return settled;
}

export function usePreview(report: StaffReport, body: ReviewBody) {
  const settled = useSettled(body);
  const query = useQuery({ ...publicPreview(report.id, settled), placeholderData: keepPreviousData });
  const { data } = query;
  const { comment = '', teamHeadline = '' } = data ?? {};
  const originals = useMemo(() => originalsOf(report, { comment, teamHeadline }), [report, comment, teamHeadline]);
  const pieces = useMemo(() => (data ? allPieces(originals, data) : new Map()), [originals, data]);
  const decisions = (): Redaction[] => {
    if (body.redactions) return body.redactions;
    const held = decisionsIn(data?.spans ?? []);
    const followed = followEdit(held, 'smsManagerComment', { before: comment, after: body.comment });
    const headline = body.publicHeadline ?? data?.publicHeadline ?? '';
    return followEdit(followed, 'publicHeadline', { before: teamHeadline, after: headline });
  };
  return {
    ...query,
    originals,
    pieces,
    decisions,
    isBehind: query.isPlaceholderData || !isTypedAlike(settled, body),
  };
}

export type PublicPreview = ReturnType<typeof usePreview>;
