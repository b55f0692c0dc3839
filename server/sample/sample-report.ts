/** The shape of the sample reports (contract C1.4). Every person, club and event in them is invented. */

import type { ReportText } from '../../domain/reports/report.ts';
import { utcDay } from '../../domain/text/calendar.ts';

const DAY_MS = 86_400_000;

/** A place in SAMPLE_CLUBS. */
export type SampleClub = 0 | 1 | 2 | 3 | 4;

export type SampleReport = {
  /** Which of SAMPLE_CLUBS it was sent to. */
  club: SampleClub;
  /** How far the safety team has come with it. */
  state: 'pending' | 'approved' | 'hidden';
  /** When it was sent, counted back from the day on which the samples are made. */
  daysAgo: number;
  minutesPastMidnightUtc?: number;
  /** How many days before sending it happened; unset where the reporter gave no date. */
  happenedDaysBefore?: number;
  /** The safety manager's comment. */
  comment?: string;
  texts: Partial<Record<ReportText, string>> & { narrative: string; reporterEmail: string };
};

/** Text as paragraphs: lines are joined, blank lines stay. So that the stories can be read here too. */
export function prose(text: TemplateStringsArray): string {
  const paragraphs = text.join('').split(/\n\s*\n/);
  return paragraphs.map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' ')).join('\n\n');
}

/** The texts of a report with the date on which it happened, counted back from now: samples never lie in the future. */
export function sampleTexts(report: SampleReport, now: Date): SampleReport['texts'] {
  if (report.happenedDaysBefore === undefined) return report.texts;
  const days = report.daysAgo + report.happenedDaysBefore;
  return { ...report.texts, localDate: utcDay(new Date(now.getTime() - days * DAY_MS)) };
}
