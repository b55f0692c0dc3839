/** Adding details later (C15.7), which are searchable like those sent at first */

import { Problem } from '../../../domain/problems.ts';
import { type DetailField, Details, detailsForEmptyFields, emptyDetails } from '../../../domain/receipt/details.ts';
import { filterKeys, staffSearchText } from '../../../domain/reports/search-keys.ts';
import { trendFilterKeys } from '../../../domain/reports/trend-filters/trend-filters.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { audit } from '../../audit/write.ts';
import { validateBody } from '../../http/body.ts';
import { claimUploads, uploadProblemsInBody } from '../../photos/upload-queries.ts';
import { updateReport } from '../../reports/report/queries.ts';
import type { FollowedContext } from '../followed-report.ts';
import { insertDetails } from './queries.ts';

/**
 * Fills only empty fields. Throws 409 once the report has been published, even if hidden again; else 400 with every
 * violated rule. A repeat with the same key adds no photo twice (C16.2). The audit has field names, not texts.
 */
export async function addDetails(
  { tx, report, now }: FollowedContext,
  sent: Record<string, unknown>,
  claimer: { userId: string | null; key: string | null },
): Promise<DetailField[]> {
  if (report.reviewedAt !== null) throw new Problem('receipt/published');
  const claim = { reportId: report.id, now, ...claimer };
  const { uploads, ...texts } = await validateBody(Details, sent, () => uploadProblemsInBody(tx, sent, claim));
  const claimed = await claimUploads(tx, { ...claim, uploads });
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
