/**
 * When a report is due at the authority (contract C13.2; Regulation (EU) No 376/2014, articles 4, 5 and 13): 72 hours from
 * when the organisation became aware, then 30 days and 3 months where the analysis found a risk.
 */
import type { RiskGrade } from '../follow-up/risk.ts';
import { utcDay } from '../text/calendar.ts';
import { type FileKind, firstSentOn, type Submission } from './submissions.ts';

const HOUR_MS = 60 * 60 * 1000;
const INITIAL_MS = 72 * HOUR_MS;
const FOLLOW_UP_MS = 30 * 24 * HOUR_MS;
const FINAL_MONTHS = 3;

export type DeadlineFacts = {
  submittedAt: Date;
  awareAt: Date | null;
  /** Why it need not be reported; then no clock runs. */
  notReportable: string | null;
  grade: RiskGrade | null;
  sent: readonly Submission[];
};

export type Deadline = { kind: FileKind; due: Date; sentOn: string | null };

/** The same moment so many months later in UTC; the last day of a month that is too short. */
function monthsAfter(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  // A day that the month does not have runs over into the next one.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** The clocks of a report, earliest due first; one that does not run and never ended is not among them. */
export function deadlinesOf({ submittedAt, awareAt, notReportable, grade, sent }: DeadlineFacts): Deadline[] {
  const initialOn = firstSentOn(sent, ['initial']);
  const clocks: Deadline[] = [
    { kind: 'initial', due: new Date((awareAt ?? submittedAt).getTime() + INITIAL_MS), sentOn: initialOn },
  ];
  if (initialOn !== null && (grade === 'medium' || grade === 'high'))
    clocks.push(
      // Who has sent the final results owes no preliminary ones.
      {
        kind: 'follow-up',
        due: new Date(submittedAt.getTime() + FOLLOW_UP_MS),
        sentOn: firstSentOn(sent, ['follow-up', 'final']),
      },
      { kind: 'final', due: monthsAfter(submittedAt, FINAL_MONTHS), sentOn: firstSentOn(sent, ['final']) },
    );
  return clocks
    .filter(({ sentOn }) => notReportable === null || sentOn !== null)
    .toSorted((a, b) => a.due.getTime() - b.due.getTime());
}

export function nextDeadline(clocks: readonly Deadline[]): Deadline | null {
  return clocks.find(({ sentOn }) => sentOn === null) ?? null;
}

/** True where a clock has run out before what it waits for was sent: on its day is in time. */
export function isLate(clocks: readonly Deadline[], now: Date): boolean {
  return clocks.some(({ due, sentOn }) => (sentOn === null ? due < now : sentOn > utcDay(due)));
}
