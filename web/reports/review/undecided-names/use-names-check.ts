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
type ReviewToApprove = { report: StaffReport; body: ReviewBody; reason: string | null };
type ReviewWithNames = { body: ReviewBody; names: UndecidedName[]; decisions: Redaction[]; language: string | null };

/** Empty if the preview fails to load twice: it is never in the way (C7.7), so nothing is asked. */
async function findUndecided(queryClient: QueryClient, { report, body }: ReviewToApprove): Promise<ReviewWithNames> {
  try {
    const preview = await queryClient.fetchQuery({ ...publicPreview(report.id, body), retry: 1 });
    const names = undecidedNames(originalsOf(report, preview), preview);
    const decisions = body.redactions ?? decisionsIn(preview.spans);
    return { body, names, decisions, language: preview.copy.language };
  } catch {
    return { body, names: [], decisions: [], language: null };
  }
}

type Props = ReviewToApprove & { onDecide: (decisions: Redaction[]) => void };

export function useNamesCheck({ onDecide, ...current }: Props, publish: (body: ReviewBody) => void) {
  const queryClient = useQueryClient();
  const latest = useRef<ReviewToApprove | null>(null);
  useEffect(() => {
    latest.current = current;
    return () => {
      latest.current = null;
    };
  });
  const [isChecking, setIsChecking] = useState(false);
  const [undecided, setUndecided] = useState<ReviewWithNames | null>(null);

  /** Null if the dialog was closed, or the draft can no longer be published. */
  const checkNames = async (): Promise<ReviewWithNames | null> => {
    for (;;) {
      const draft = latest.current;
      if (!draft || draft.reason !== null) return null;
      const result = await findUndecided(queryClient, draft);
      // Changed in the meantime: the result is for an older text.
      if (JSON.stringify(latest.current?.body) === JSON.stringify(draft.body)) return result;
    }
  };
  const press = async () => {
    setIsChecking(true);
    const result = await checkNames();
    setIsChecking(false);
    if (result === null) return;
    if (result.names.length > 0) setUndecided(result);
    else publish(result.body);
  };
  const dialogProps = undecided && {
    names: undecided.names,
    language: undecided.language,
    onPublish: (answers: Answers) => {
      const redactions = withAnswers(undecided.decisions, undecided.names, answers);
      setUndecided(null);
      onDecide(redactions);
      publish({ ...undecided.body, redactions });
    },
    onLookAgain: (answers: Answers) => {
      setUndecided(null);
      if (Object.keys(answers).length > 0) onDecide(withAnswers(undecided.decisions, undecided.names, answers));
    },
  };
  return { press, isChecking, dialogProps };
}
