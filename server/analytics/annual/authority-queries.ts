import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { authorityCases as cases, authorityFiles as files, followUps, reports } from '../../db/schema.ts';
import { type ClubYear, reportsInYear } from './queries.ts';

/** Not withdrawn, in the order recorded. */
export function sentFilesOf(db: Db, clubYear: ClubYear) {
  return db
    .select({
      reportId: files.reportId,
      kind: files.kind,
      sentOn: files.sentOn,
      reference: files.reference,
      withdrawnAt: files.withdrawnAt,
    })
    .from(files)
    .innerJoin(reports, eq(reports.id, files.reportId))
    .where(and(reportsInYear(clubYear), isNull(files.withdrawnAt)))
    .orderBy(asc(files.createdAt), asc(files.id));
}

export function deadlineRowsOf(db: Db, clubYear: ClubYear) {
  return db
    .select({
      id: reports.id,
      importedAs: reports.importedAs,
      submittedAt: reports.submittedAt,
      awareAt: cases.awareAt,
      notReportable: cases.notReportable,
      outcome: followUps.outcome,
      barriers: followUps.barriers,
    })
    .from(reports)
    .leftJoin(cases, eq(cases.reportId, reports.id))
    .leftJoin(followUps, eq(followUps.reportId, reports.id))
    .where(reportsInYear(clubYear));
}
