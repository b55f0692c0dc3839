/** A report that is finished later (contract C15.7): what is empty is filled, and can be found and counted by like what was sent at first. */

import { Problem } from '../../../domain/problems.ts';
import { type DetailField, type DetailTexts, detailsThatFill, emptyDetails } from '../../../domain/receipt/details.ts';
import { patternKeys } from '../../../domain/reports/patterns/pattern-filters.ts';
import { filterKeys, staffSearchText } from '../../../domain/reports/search-keys.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { audit } from '../../audit/write.ts';
import { updateReport } from '../../reports/report/queries.ts';
import type { Holding } from '../holder.ts';
import { insertDetails } from './queries.ts';

/**
 * Fills what the report lacks, and gives what it still lacks then; what it has already stays as it is. Throws 409 once the
 * report was published, even where it is hidden again. The audit names the fields, without their texts.
 */
export async function addDetails({ tx, report, now }: Holding, sent: DetailTexts): Promise<DetailField[]> {
  if (report.reviewedAt !== null) throw new Problem('receipt/published');
  const added = detailsThatFill(report, sent);
  if (added.length === 0) return emptyDetails(report);
  const fields = added.map(([field]) => field);
  const change: Partial<Record<DetailField, string>> = Object.fromEntries(added);
  const filled = { ...report, ...change };
  const after = await updateReport(tx, report.id, {
    ...change,
    ...filterKeys(filled),
    ...patternKeys(filled),
    searchText: staffSearchText(filled),
  });
  await insertDetails(tx, report.id, { fields, addedOn: utcDay(now) });
  const subject = { kind: 'report', id: report.id } as const;
  await audit(tx, { actorId: null, action: 'report-details', subject, details: { fields: fields.join(' ') } }, now);
  return emptyDetails(after);
}
