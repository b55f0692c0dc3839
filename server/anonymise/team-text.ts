/**
 * One text by the team, de-identified like a comment: a reply (C8.9), a photo's description (C16.4), the question of a
 * briefing (C17.2)
 */
import { EXACT } from '../../domain/reports/public/precision.ts';
import type { Redaction } from '../../domain/reports/spans.ts';
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { publicCopyOf } from './copy.ts';

/** `finds`: replacements derived from an erased contact. */
export async function deidentifiedText(
  db: Db,
  report: ReportRow,
  draft: { text: string; finds: Redaction[] },
): Promise<string> {
  const { copy } = await publicCopyOf(db, report, {
    comment: draft.text,
    publicHeadline: null,
    redactions: draft.finds,
    precision: EXACT,
  });
  return copy.smsManagerComment ?? '';
}
