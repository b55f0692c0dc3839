/** API answers about the authority, field by field (C13.2, C13.4) */
import type { AuthorityBrief, AuthorityCase, SentFile } from '../../domain/authority/case.ts';
import { chipOf, formatChip } from '../../domain/authority/chip.ts';
import { deadlineFacts, submissionOf } from '../../domain/authority/deadline-facts.ts';
import { deadlinesOf } from '../../domain/authority/deadlines.ts';
import type { Db } from '../db/database.ts';
import { findFollowUp } from '../follow-up/queries.ts';
import type { ReportRow, Scope } from '../reports/report/queries.ts';
import { presentColleague } from '../users/present.ts';
import { type FileWithSender, findCase, listDeadlineRows, listFiles } from './queries.ts';

export function presentFile({ byName, ...file }: FileWithSender): SentFile {
  return {
    id: file.id,
    kind: file.kind,
    sentOn: file.sentOn,
    reference: file.reference,
    sha256: file.sha256,
    withdrawn: file.withdrawnAt !== null,
    at: file.createdAt.toISOString(),
    by: presentColleague(file.createdBy, byName),
  };
}

export async function presentCase(db: Db, report: ReportRow, now: Date): Promise<AuthorityCase> {
  const { id, submittedAt } = report;
  const [stored, files, { outcome, barriers }] = await Promise.all([
    findCase(db, id),
    listFiles(db, id),
    findFollowUp(db, id),
  ]);
  const { awareAt = null, notReportable = null } = stored ?? {};
  const sent = files.map(submissionOf);
  const deadlines = deadlinesOf(deadlineFacts({ submittedAt, awareAt, notReportable, outcome, barriers }, files));
  return {
    awareAt: (awareAt ?? submittedAt).toISOString(),
    notReportable,
    chip: formatChip(chipOf(deadlines, sent, now)),
    clocks: deadlines.map(({ kind, due, sentOn }) => ({ kind, due: due.toISOString(), sentOn })),
    sent: files.toReversed().map(presentFile),
  };
}

export async function presentBriefs(
  db: Db,
  scope: Scope,
  { ids, now }: { ids: string[]; now: Date },
): Promise<AuthorityBrief[]> {
  const { rows, sent } = await listDeadlineRows(db, scope, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((reportId) => {
    const row = byId.get(reportId);
    if (!row) return [];
    const files = sent.filter((each) => each.reportId === reportId);
    const state = chipOf(deadlinesOf(deadlineFacts(row, files)), files.map(submissionOf), now);
    return [{ reportId, chip: formatChip(state), state }];
  });
}
