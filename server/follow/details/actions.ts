/** A report that is finished later (contract C15.7): what is empty is filled, and can be found and counted by like what was sent at first. */

import { Problem } from '../../../domain/problems.ts';
import { type DetailField, Details, detailsForEmptyFields, emptyDetails } from '../../../domain/receipt/details.ts';
import { filterKeys, staffSearchText } from '../../../domain/reports/search-keys.ts';
import { trendFilterKeys } from '../../../domain/reports/trend-filters/pattern-filters.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { validate } from '../../../domain/validate.ts';
import { audit } from '../../audit/write.ts';
import { claimUploads } from '../../photos/upload-queries.ts';
import { updateReport } from '../../reports/report/queries.ts';
import type { FollowedRow } from '../holder.ts';
import { insertDetails } from './queries.ts';

/**
 * Fills what the report lacks, claims the photos that come along, and gives what the report still lacks then; what it has stays
 * as it is. Throws 409 once the report was published, even where it is hidden again, whatever is sent; else 400 for every broken
 * rule, and at `uploads` as a submission does.
 * The audit names the fields, without their texts.
 */
export async function addDetails(
  { tx, report, now }: FollowedRow,
  sent: unknown,
  userId: string | null,
): Promise<DetailField[]> {
  if (report.reviewedAt !== null) throw new Problem('receipt/published');
  const { uploads, ...texts } = validate(Details, sent);
  const claimed = await claimUploads(tx, { reportId: report.id, uploads, userId, now });
  await claimed?.statement;
  const added = detailsForEmptyFields(report, texts);
  const names = [...added.map(([field]) => field), ...(claimed ? ['photos'] : [])];
  if (names.length > 0) {
    const subject = { kind: 'report', id: report.id } as const;
    await audit(tx, { actorId: null, action: 'report-details', subject, details: { fields: names.join(' ') } }, now);
  }
  if (added.length === 0) return emptyDetails(report);
  const fields = added.map(([field]) => field);
  const change: Partial<Record<DetailField, string>> = Object.fromEntries(added);
  const filled = { ...report, ...change };
  const after = await updateReport(tx, report.id, {
    ...change,
    ...filterKeys(filled),
    ...trendFilterKeys(filled),
    searchText: staffSearchText(filled),
  });
  await insertDetails(tx, report.id, { fields, addedOn: utcDay(now) });
  return emptyDetails(after);
}
