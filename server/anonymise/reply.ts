/** A reply as the reporter will read it (C8.9): de-identified like a comment */
import { EXACT } from '../../domain/reports/public/precision.ts';
import type { Redaction } from '../../domain/reports/spans.ts';
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { publicCopyOf } from './copy.ts';

/** `finds`: replacements derived from an erased contact. */
export async function replyPreview(
  db: Db,
  report: ReportRow,
  draft: { text: string; finds: Redaction[] },
): Promise<string> {
  const { copy } = await publicCopyOf(db, report, {
    comment: draft.text,
    publicHeadline: null,
    redactions: draft.finds,
    coarse: EXACT,
  });
  return copy.smsManagerComment ?? '';
}
