/** A report's deadline facts, from its row (C13.2) */
import { riskOf } from '../follow-up/risk.ts';
import type { DeadlineFacts } from './deadlines.ts';
import type { AuthoritySubmission, FileKind } from './submissions.ts';

type StoredReport = {
  submittedAt: Date;
  awareAt: Date | null;
  notReportable: string | null;
  outcome: number | null;
  barriers: number | null;
};

type StoredFile = { kind: FileKind; sentOn: string; reference: string | null; withdrawnAt: Date | null };

export function submissionOf({ kind, sentOn, reference, withdrawnAt }: StoredFile): AuthoritySubmission {
  return { kind, sentOn, reference, withdrawn: withdrawnAt !== null };
}

export function deadlineFacts(
  { submittedAt, awareAt, notReportable, outcome, barriers }: StoredReport,
  files: readonly StoredFile[],
): DeadlineFacts {
  const grade = riskOf(outcome, barriers)?.grade ?? null;
  return { submittedAt, awareAt, notReportable, grade, sent: files.map(submissionOf) };
}
