/** Generates a bench's reports, the same for the same number of rows; 55% are published. */
import { DAY_MS } from '../../../domain/durations.ts';
import type { PublicReport } from '../../../domain/reports/public/public-report.ts';
import { PUBLISHED_TEXTS } from '../../../domain/reports/public/public-report.ts';
import { Submission } from '../../../domain/reports/submission.ts';
import { severityOf } from '../../../domain/severity/severity.ts';
import { validate } from '../../../domain/validate.ts';
import { generateReport, seeded } from '../texts.ts';

/** From the oldest report to the newest. */
export const SPAN_MS = 3 * 365 * DAY_MS;
const PUBLISHED_SHARE = 0.55;
const LANGUAGES = ['en', 'en', 'en', 'de', 'fr'];
/** Reports in a batch; each batch has its own seed. */
export const BATCH_ROWS = 2_000;

/** `firstIndex`: the index, among all `rows`, of its first report. */
export type Batch = { firstIndex: number; rows: number; clubIds: readonly string[]; now: number };

/** `copy` is null while the report waits for review. */
export type GeneratedRow = {
  submission: Submission;
  submittedAt: Date;
  day: string;
  copy: Omit<PublicReport, 'id'> | null;
};

/** `position`: 0 for the oldest report, 1 for the newest; rows are stored in this order, as in production. */
function generateOne(random: () => number, position: number, { clubIds, now }: Batch): GeneratedRow {
  const submittedAt = new Date(now - Math.floor((1 - position) * SPAN_MS));
  const day = submittedAt.toISOString().slice(0, 10);
  // A few clubs send most reports.
  const clubId = clubIds[Math.floor(random() ** 2 * clubIds.length)] ?? '';
  const submission = validate(Submission, { clubId, ...generateReport(random, day) });
  if (random() >= PUBLISHED_SHARE) return { submission, submittedAt, day, copy: null };
  const shown = Object.fromEntries(PUBLISHED_TEXTS.map((name) => [name, submission[name]]));
  const smsManagerComment = 'Discussed at the briefing; checks were repeated.';
  const language = LANGUAGES[Math.floor(random() * LANGUAGES.length)];
  const copy = { ...shown, language, smsManagerComment, severity: severityOf(submission), submittedAt: day };
  return { submission, submittedAt, day, copy: copy as Omit<PublicReport, 'id'> };
}

export function generateReports(batch: Batch): GeneratedRow[] {
  const random = seeded(20_260_601 + batch.firstIndex);
  const { firstIndex, rows } = batch;
  return Array.from({ length: Math.min(BATCH_ROWS, rows - firstIndex) }, (_, index) =>
    generateOne(random, (firstIndex + index) / rows, batch),
  );
}
