/**
 * What a draft for the reporter reads de-identified (contract C8.9): as the comment would be, in the comment's place, so
 * that it passes all that a publication passes.
 */
import { EXACT } from '../../domain/reports/public/precision.ts';
import type { Redaction } from '../../domain/reports/spans.ts';
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { copyOf } from './copy.ts';

/** The text that the reporter may read. `finds` is what an erased contact once told to replace in the draft. */
export async function replyPreview(
  db: Db,
  report: ReportRow,
  draft: { text: string; finds: Redaction[] },
): Promise<string> {
  const { copy } = await copyOf(db, report, {
    comment: draft.text,
    publicHeadline: null,
    redactions: draft.finds,
    coarse: EXACT,
  });
  return copy.smsManagerComment ?? '';
}
