import { eq } from 'drizzle-orm';
import type { PublicReport } from '../../../domain/reports/public/public-report.ts';
import { filterKeys, publicSearchText } from '../../../domain/reports/search-keys.ts';
import { isRealDay, lastOfMonth } from '../../../domain/text/calendar.ts';
import type { Db, Statement } from '../../db/database.ts';
import { publishedReports } from '../../db/published-schema.ts';

/** `publishedOn` in UTC. */
export function publishedRow(copy: PublicReport, publishedOn: string) {
  const { severity: _derived, submittedAt, ...shown } = copy;
  const searchColumns = { searchText: publicSearchText(copy), ...filterKeys(copy) };
  const isMonthOnly = !isRealDay(submittedAt);
  const submittedOn = isMonthOnly ? lastOfMonth(`${submittedAt}-01`) : submittedAt;
  return { ...shown, submittedOn, isMonthOnly, publishedOn, ...searchColumns };
}

/** `publishedOn` in UTC. Replaces an earlier copy when the statement is sent. */
export function putPublished(tx: Db, copy: PublicReport, publishedOn: string): Statement {
  const row = publishedRow(copy, publishedOn);
  return tx.insert(publishedReports).values(row).onConflictDoUpdate({ target: publishedReports.id, set: row });
}

export function removePublished(tx: Db, id: string): Statement {
  return tx.delete(publishedReports).where(eq(publishedReports.id, id));
}
