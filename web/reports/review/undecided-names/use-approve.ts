/**
 * Publishes at once unless possible names are undecided (C5.6, C19.9), judged by a preview of exactly what is
 * published.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Redaction } from '../../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { publicPreview, type ReviewBody } from '../api.ts';
import { decisionsIn, originalsOf } from '../preview/decisions.ts';
import { type Answers, withAnswers } from './answers.ts';
import { type UndecidedName, undecidedNames } from './undecided-names.ts';

/** `reason`: why it cannot be published. */
type WrittenReview = { report: StaffReport; body: ReviewBody; reason: string | null };
type ReviewWithNames = { body: ReviewBody; names: UndecidedName[]; decisions: Redaction[]; language: string | null };

/** Empty if the preview fails to load: then nothing is asked. */
async function lookUp(queryClient: QueryClient, { report, body }: WrittenReview): Promise<ReviewWithNames> {
  try {
    const preview = await queryClient.fetchQuery(publicPreview(report.id, body));
    const names = undecidedNames(originalsOf(report, preview), preview);
    const decisions = body.redactions ?? decisionsIn(preview.spans);
    return { body, names, decisions, language: preview.copy.language };
  } catch {
    return { body, names: [], decisions: [], language: null };
  }
}

type Props = WrittenReview & { onDecide: (decisions: Redaction[]) => void };

export function useApprove({ onDecide, ...written }: Props, approve: (body: ReviewBody) => void) {
  const queryClient = useQueryClient();
  const latest = useRef<WrittenReview | null>(null);
  useEffect(() => {
    latest.current = written;
    return () => {
      latest.current = null;
    };
  });
  const [isLooking, setIsLooking] = useState(false);
  const [found, setFound] = useState<ReviewWithNames | null>(null);

  /** Null if the dialog was closed, or the draft can no longer be published. */
  const look = async (): Promise<ReviewWithNames | null> => {
    for (;;) {
      const asked = latest.current;
      if (!asked || asked.reason !== null) return null;
      const result = await lookUp(queryClient, asked);
      // Changed in the meantime: the result is for an older text.
      if (JSON.stringify(latest.current?.body) === JSON.stringify(asked.body)) return result;
    }
  };
  const press = async () => {
    setIsLooking(true);
    const result = await look();
    setIsLooking(false);
    if (result === null) return;
    if (result.names.length > 0) setFound(result);
    else approve(result.body);
  };
  const asked = found && {
    names: found.names,
    language: found.language,
    onPublish: (answers: Answers) => {
      const redactions = withAnswers(found.decisions, found.names, answers);
      setFound(null);
      onDecide(redactions);
      approve({ ...found.body, redactions });
    },
    onLookAgain: (answers: Answers) => {
      setFound(null);
      if (Object.keys(answers).length > 0) onDecide(withAnswers(found.decisions, found.names, answers));
    },
  };
  return { press, isLooking, asked };
}
