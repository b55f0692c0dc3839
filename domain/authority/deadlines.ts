/**
 * Reporting deadlines (C13.2; Regulation (EU) No 376/2014, articles 4, 5 and 13); the last two only
 * after the first notification, for a medium or high risk
 */
import { HOUR_MS } from '../durations.ts';
import type { RiskGrade } from '../follow-up/risk.ts';
import { utcDay } from '../text/calendar.ts';
import { type AuthoritySubmission, type FileKind, firstSentOn } from './submissions.ts';

const INITIAL_MS = 72 * HOUR_MS;
const FOLLOW_UP_MS = 30 * 24 * HOUR_MS;
const FINAL_MONTHS = 3;

export type DeadlineFacts = {
  submittedAt: Date;
  awareAt: Date | null;
  /** If set, no deadline is open. */
  notReportable: string | null;
  grade: RiskGrade | null;
  sent: readonly AuthoritySubmission[];
};

export type Deadline = { kind: FileKind; due: Date; sentOn: string | null };

/** UTC; the last day of a shorter month. */
function monthsAfter(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** Those that apply or were met, earliest first. */
export function deadlinesOf({ submittedAt, awareAt, notReportable, grade, sent }: DeadlineFacts): Deadline[] {
  const initialOn = firstSentOn(sent, ['initial']);
  const deadlines: Deadline[] = [
    { kind: 'initial', due: new Date((awareAt ?? submittedAt).getTime() + INITIAL_MS), sentOn: initialOn },
  ];
  if (initialOn !== null && (grade === 'medium' || grade === 'high'))
    deadlines.push(
      // A final file makes a follow-up unnecessary.
      {
        kind: 'follow-up',
        due: new Date(submittedAt.getTime() + FOLLOW_UP_MS),
        sentOn: firstSentOn(sent, ['follow-up', 'final']),
      },
      { kind: 'final', due: monthsAfter(submittedAt, FINAL_MONTHS), sentOn: firstSentOn(sent, ['final']) },
    );
  return deadlines
    .filter(({ sentOn }) => notReportable === null || sentOn !== null)
    .sort((a, b) => a.due.getTime() - b.due.getTime());
}

export function nextDeadline(deadlines: readonly Deadline[]): Deadline | null {
  return deadlines.find(({ sentOn }) => sentOn === null) ?? null;
}

/** A file sent on its due date is on time. */
export function isLate(deadlines: readonly Deadline[], now: Date): boolean {
  return deadlines.some(({ due, sentOn }) => (sentOn === null ? due < now : sentOn > utcDay(due)));
}
