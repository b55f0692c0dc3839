/** Reports for the team, field by field, so that a new column cannot leak (C3.10). */
import { REPORT_TEXT_NAMES, type ReportText } from '../../../domain/reports/report.ts';
import type { DecidedCopy, Preview } from '../../../domain/reports/review.ts';
import type { StaffReport } from '../../../domain/reports/staff-report.ts';
import { severityOf } from '../../../domain/severity/severity.ts';
import { clubOrNull } from '../../clubs/no-club.ts';
import type { ReportRow } from '../report/queries.ts';

export function presentForStaff(row: ReportRow): StaffReport {
  const texts: Partial<Record<ReportText, string | null>> = {};
  for (const name of REPORT_TEXT_NAMES) texts[name] = row[name];
  return {
    id: row.id,
    clubId: clubOrNull(row.clubId),
    ...(texts as Pick<ReportRow, ReportText>),
    smsManagerComment: row.smsManagerComment,
    approvedForPublicView: row.approvedForPublicView,
    isAnonymized: row.isAnonymized,
    submittedAt: row.submittedAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    severity: severityOf(row),
  };
}

/** Exactly the keys of C5.4, plus the report's own decisions if `decidedOn` is given. */
export function presentPreview({ copy, spans }: DecidedCopy, decidedOn: ReportRow | null = null): Preview {
  if (decidedOn) return { copy, spans, publicHeadline: decidedOn.publicHeadline };
  return { copy, spans: spans.map(({ replacement: _, decided: __, ...span }) => span) };
}
