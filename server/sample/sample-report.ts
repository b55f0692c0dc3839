/** The shape of the sample reports (C1.4). Every person, club and event in them is invented. */

import { DAY_MS } from '../../domain/durations.ts';
import type { ReportText } from '../../domain/reports/report.ts';
import { utcDay } from '../../domain/text/calendar.ts';

/** Index in SAMPLE_CLUBS. */
export type SampleClub = 0 | 1 | 2 | 3 | 4;

export type SampleReport = {
  /** The club it was sent to. */
  club: SampleClub;
  /** State of its review. */
  state: 'pending' | 'approved' | 'hidden';
  /** When it was sent, counted back from the day the samples are loaded. */
  daysAgo: number;
  minutesPastMidnightUtc?: number;
  /** Days between event and report; unset if the reporter gave no date. */
  happenedDaysBefore?: number;
  /** The safety manager's comment. */
  comment?: string;
  texts: Partial<Record<ReportText, string>> & { narrative: string; reporterEmail: string };
};

/** Text as paragraphs, so that the stories are readable here: joins lines, keeps blank lines. */
export function prose(text: TemplateStringsArray): string {
  const paragraphs = text.join('').split(/\n\s*\n/);
  return paragraphs.map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' ')).join('\n\n');
}

/** A report's texts with the date of the event, counted back from now: never in the future. */
export function sampleTexts(report: SampleReport, now: Date): SampleReport['texts'] {
  if (report.happenedDaysBefore === undefined) return report.texts;
  const days = report.daysAgo + report.happenedDaysBefore;
  return { ...report.texts, localDate: utcDay(new Date(now.getTime() - days * DAY_MS)) };
}
