/** From what is stored of a report to what its clocks run by (contract C13.2). */
import { riskOf } from '../follow-up/risk.ts';
import type { ClockFacts } from './clocks.ts';
import type { FileKind, Submission } from './submissions.ts';

/** Of the report, its follow-up and what was said of it. */
type Stored = {
  submittedAt: Date;
  awareAt: Date | null;
  notReportable: string | null;
  outcome: number | null;
  barriers: number | null;
};

/** A file that was noted as sent. */
type StoredFile = { kind: FileKind; sentOn: string; reference: string | null; withdrawnAt: Date | null };

/** A file as the clocks see it. */
export function sentOf({ kind, sentOn, reference, withdrawnAt }: StoredFile): Submission {
  return { kind, sentOn, reference, withdrawn: withdrawnAt !== null };
}

/** What the clocks of a report run by. */
export function clockFacts(
  { submittedAt, awareAt, notReportable, outcome, barriers }: Stored,
  files: readonly StoredFile[],
): ClockFacts {
  const grade = riskOf(outcome, barriers)?.grade ?? null;
  return { submittedAt, awareAt, notReportable, grade, sent: files.map(sentOf) };
}
