/** The public copy as it would be published now, kept up with what is typed and decided (contract C5.4). */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Redaction } from '../../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { publicPreview, type ReviewBody } from '../api.ts';
import { allPieces, decisionsIn, followComment, originalsOf } from './decisions.ts';

/** Milliseconds without a keystroke after which the preview follows. */
const PAUSE = 250;

/** The body that was last asked for: decisions count at once, typing after a pause. */
function useSettled(body: ReviewBody): ReviewBody {
  const [settled, setSettled] = useState(body);
  const { comment, redactions, coarse } = body;
  useEffect(() => {
    if (comment === settled.comment && redactions === settled.redactions && coarse === settled.coarse) return;
    const next = { comment, ...(redactions ? { redactions } : {}), ...(coarse ? { coarse } : {}) };
    const timer = setTimeout(() => setSettled(next), comment === settled.comment ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [comment, redactions, coarse, settled]);
  return settled;
}

/** The preview, its texts in pieces, and the decisions to which the next one is added. */
export function usePreview(report: StaffReport, body: ReviewBody) {
  const settled = useSettled(body);
  const query = useQuery({ ...publicPreview(report.id, settled), placeholderData: keepPreviousData });
  const { data } = query;
  const originals = useMemo(() => originalsOf(report, data?.comment ?? ''), [report, data?.comment]);
  const pieces = useMemo(() => (data ? allPieces(originals, data) : new Map()), [originals, data]);
  const decisions = (): Redaction[] =>
    body.redactions ?? followComment(decisionsIn(data?.spans ?? []), data?.comment ?? '', body.comment);
  return {
    ...query,
    originals,
    pieces,
    decisions,
    isBehind: query.isPlaceholderData || settled.comment !== body.comment,
  };
}

export type PublicPreview = ReturnType<typeof usePreview>;
