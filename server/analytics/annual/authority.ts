/** What a club reported to the authority in a year (C12.5, C13.2, C13.4) */
import type { YearWithAuthority } from '../../../domain/annual/annual.ts';
import { deadlineFacts } from '../../../domain/authority/deadline-facts.ts';
import { deadlinesOf, isLate } from '../../../domain/authority/deadlines.ts';
import { authoritySettingsOf } from '../../clubs/queries.ts';
import type { Db } from '../../db/database.ts';
import { deadlineRowsOf, sentFilesOf } from './authority-queries.ts';
import type { ClubYear } from './queries.ts';

export async function authorityOf(db: Db, clubYear: ClubYear, now: Date): Promise<YearWithAuthority | null> {
  if ((await authoritySettingsOf(db, clubYear.clubId)).regime === 'none') return null;
  const [sent, rows] = await Promise.all([sentFilesOf(db, clubYear), deadlineRowsOf(db, clubYear)]);
  const byReport = new Map<string, typeof sent>();
  for (const file of sent) byReport.set(file.reportId, [...(byReport.get(file.reportId) ?? []), file]);
  const countOfKind = (sentKind: (typeof sent)[number]['kind']) => sent.filter(({ kind }) => kind === sentKind).length;
  // Imported reports are old and never late (C12.7).
  const isRowLate = (row: (typeof rows)[number]) =>
    row.importedAs === null && isLate(deadlinesOf(deadlineFacts(row, byReport.get(row.id) ?? [])), now);
  return {
    initial: countOfKind('initial'),
    followUp: countOfKind('follow-up'),
    final: countOfKind('final'),
    notReportable: rows.filter(({ notReportable }) => notReportable !== null).length,
    late: rows.filter(isRowLate).length,
  };
}
