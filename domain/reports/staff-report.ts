/** A complete report for its club's safety team (C3.10), with severity */
import * as z from 'zod/mini';
import { SEVERITIES } from '../severity/severity.ts';
import { REPORT_TEXT_NAMES, type ReportText } from './report.ts';

const text = z.nullable(z.string());
const texts = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, text])) as Record<ReportText, typeof text>;

export const StaffReport = z.strictObject({
  id: z.uuid(),
  /** Null: the club was deleted before the report arrived (C15.3). */
  clubId: z.nullable(z.uuid()),
  ...texts,
  narrative: z.string(),
  smsManagerComment: text,
  approvedForPublicView: z.boolean(),
  isAnonymized: z.boolean(),
  submittedAt: z.iso.datetime(),
  reviewedAt: z.nullable(z.iso.datetime()),
  severity: z.enum(SEVERITIES),
});
export type StaffReport = z.output<typeof StaffReport>;

/** Dashboard counters and tabs (C3.11, C3.12). */
export const StaffCounts = z.object({ total: z.int(), pending: z.int(), approved: z.int() });
export type StaffCounts = z.output<typeof StaffCounts>;
