/** What leaves the server of a report and the authority, named field by field (contract C13.2, C13.4). */
import type { AuthorityBrief, AuthorityCase, SentFile } from '../../domain/authority/case.ts';
import { chipOf } from '../../domain/authority/chip.ts';
import { type ClockFacts, clocksOf } from '../../domain/authority/clocks.ts';
import type { Sent } from '../../domain/authority/submissions.ts';
import { riskOf } from '../../domain/follow-up/risk.ts';
import type { Db } from '../db/database.ts';
import { findFollowUp } from '../follow-up/queries.ts';
import type { ReportRow, Scope } from '../reports/review/queries.ts';
import { type ClockRow, type FileRow, findCase, listClocks, listFiles, type NotedFile } from './queries.ts';

/** One file that was noted as sent. */
export function presentFile({ byName, ...file }: NotedFile): SentFile {
  return {
    id: file.id,
    kind: file.kind,
    sentOn: file.sentOn,
    reference: file.reference,
    sha256: file.sha256,
    withdrawn: file.withdrawnAt !== null,
    at: file.createdAt.toISOString(),
    by: file.createdBy === null || byName === null ? null : { id: file.createdBy, name: byName },
  };
}

const sentOf = ({
  kind,
  sentOn,
  reference,
  withdrawnAt,
}: Pick<FileRow, (keyof Sent & keyof FileRow) | 'withdrawnAt'>): Sent => ({
  kind,
  sentOn,
  reference,
  withdrawn: withdrawnAt !== null,
});

const factsOf = (row: Omit<ClockRow, 'id'>, sent: readonly Sent[]): ClockFacts => ({
  submittedAt: row.submittedAt,
  awareAt: row.awareAt,
  notReportable: row.notReportable,
  grade: riskOf(row.outcome, row.barriers)?.grade ?? null,
  sent,
});

/** Where a report stands with the authority at some moment. */
export async function presentCase(db: Db, report: ReportRow, now: Date): Promise<AuthorityCase> {
  const { id, submittedAt } = report;
  const [stored, files, { outcome, barriers }] = await Promise.all([
    findCase(db, id),
    listFiles(db, id),
    findFollowUp(db, id),
  ]);
  const { awareAt = null, notReportable = null } = stored ?? {};
  const sent = files.map(sentOf);
  const clocks = clocksOf(factsOf({ submittedAt, awareAt, notReportable, outcome, barriers }, sent));
  return {
    awareAt: (awareAt ?? submittedAt).toISOString(),
    notReportable,
    chip: chipOf(clocks, sent, now),
    clocks: clocks.map(({ kind, due, sentOn }) => ({ kind, due: due.toISOString(), sentOn })),
    sent: files.toReversed().map(presentFile),
  };
}

/** The chips of these reports, of those in scope whose clubs have a regime, in the order asked. */
export async function presentBriefs(
  db: Db,
  scope: Scope,
  { ids, now }: { ids: string[]; now: Date },
): Promise<AuthorityBrief[]> {
  const { rows, sent } = await listClocks(db, scope, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((reportId) => {
    const row = byId.get(reportId);
    if (!row) return [];
    const files = sent.filter((each) => each.reportId === reportId).map(sentOf);
    return [{ reportId, chip: chipOf(clocksOf(factsOf(row, files)), files, now) }];
  });
}
