/** What the safety team has decided about the copy of a report (contract C5.4, C5.5). */
import { type Precision, type PrecisionChoice, withDefaults } from '../../domain/reports/public/precision.ts';
import type { Redaction } from '../../domain/reports/spans.ts';
import { clubPrecision } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { type Decisions, isUnchangedSince } from './copy.ts';

/** What approve, comment and preview are sent of the decisions. */
type SentDecisions = {
  comment: string | null;
  publicHeadline?: string | null | undefined;
  redactions?: Redaction[] | undefined;
  coarse?: PrecisionChoice | undefined;
};

/** How coarse the copy of a report is: as was just chosen, or as was stored, or as its club's default says (C5.5). */
export async function precisionFor(db: Db, report: ReportRow, chosen: PrecisionChoice | undefined): Promise<Precision> {
  if (chosen === undefined && report.coarse !== null) return report.coarse;
  return withDefaults(chosen ?? {}, await clubPrecision(db, report.clubId));
}

/**
 * The decisions that hold from now on: those just made, or, where none were sent, the stored ones; decisions about a
 * comment or a headline of the team that has changed since are void, since their offsets point into the old one.
 */
export async function decisionsFor(db: Db, report: ReportRow, sent: SentDecisions): Promise<Decisions> {
  const { comment, publicHeadline = report.publicHeadline, redactions } = sent;
  const stored = report.redactions.filter(isUnchangedSince(report, { comment, publicHeadline }));
  const coarse = await precisionFor(db, report, sent.coarse);
  return { comment, publicHeadline, redactions: redactions ?? stored, coarse };
}
