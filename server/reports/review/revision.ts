/**
 * The revision of a review, so that reviewers do not overwrite each other (C5.4), nor publish what their preview did not
 * show: details added since (C15.7), a language confirmed since (C19.3), a name that only the contact or the
 * club's users had identified (C5.2), or a day and time that another club's settings coarsen less (C5.5).
 */
import { DETAIL_FIELDS } from '../../../domain/receipt/details.ts';
import { precisionFor } from '../../anonymise/decisions.ts';
import type { Db } from '../../db/database.ts';
import { userNames } from '../../users/queries.ts';
import type { ReportRow } from '../report/queries.ts';
import { revisionOf } from '../report/revision.ts';

export async function reviewRevision(db: Db, report: ReportRow): Promise<string> {
  const { id, clubId, approvedForPublicView, smsManagerComment, publicHeadline, redactions, contactErasedAt } = report;
  const review = [id, approvedForPublicView, smsManagerComment, publicHeadline, redactions, contactErasedAt];
  const details = [...DETAIL_FIELDS.map((field) => report[field]), report.languageCorrected];
  const [precision, names] = await Promise.all([precisionFor(db, report, undefined), userNames(db, clubId)]);
  return revisionOf([...review, details, clubId, precision, names.sort()]);
}
