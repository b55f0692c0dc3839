/** Decisions about a report's copy (C5.4, C5.5) */
import { type Precision, type PrecisionChoice, withDefaults } from '../../domain/reports/public/precision.ts';
import type { Redaction } from '../../domain/reports/spans.ts';
import { clubPrecision } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { type Decisions, isUnchangedSince } from './copy.ts';

type SentDecisions = {
  comment: string | null;
  publicHeadline?: string | null | undefined;
  redactions?: Redaction[] | undefined;
  coarse?: PrecisionChoice | undefined;
};

/** The new choice, else the stored one, else the club's default (C5.5). */
export async function precisionFor(db: Db, report: ReportRow, chosen: PrecisionChoice | undefined): Promise<Precision> {
  if (chosen === undefined && report.coarse !== null) return report.coarse;
  return withDefaults(chosen ?? {}, await clubPrecision(db, report.clubId));
}

/** Drops stored decisions about a changed comment or headline, since their offsets refer to the old text. */
export async function decisionsFor(db: Db, report: ReportRow, sent: SentDecisions): Promise<Decisions> {
  const { comment, publicHeadline = report.publicHeadline, redactions } = sent;
  const stored = report.redactions.filter(isUnchangedSince(report, { comment, publicHeadline }));
  const precision = await precisionFor(db, report, sent.coarse);
  return { comment, publicHeadline, redactions: redactions ?? stored, precision };
}
