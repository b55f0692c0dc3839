/**
 * Finds of the contact in texts that appear only in authority files (C13.5); stored with the text's hash, since they
 * are valid for that text only
 */
import { textHash } from '../authority/file.ts';
import { newFileNumber } from '../authority/file-number.ts';
import { findFacts, storeErasedFinds } from '../authority/queries.ts';
import type { Db } from '../db/database.ts';
import type { ErasedInFile } from '../db/schema.ts';
import { findFollowUp } from '../follow-up/queries.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { findsOfContact } from './contact-finds.ts';

const NOTE = 'smsManagerComment';

export async function storeAuthorityFinds(tx: Db, report: ReportRow): Promise<void> {
  const { findings, conclusions } = await findFollowUp(tx, report.id);
  const overrides = await findFacts(tx, report.id);
  const erased: ErasedInFile[] = [];
  const collect = async (field: string, text: string | null, asField: keyof ReportRow) => {
    if (text === null) return;
    const finds = await findsOfContact(tx, { ...report, [asField]: text });
    const of = textHash(text);
    for (const find of finds) if (find.field === asField) erased.push({ field, of, start: find.start, end: find.end });
  };
  await collect('findings', findings, NOTE);
  await collect('conclusions', conclusions, NOTE);
  for (const field of ['headline', 'locationOccurrence', 'stateArea'] as const)
    await collect(field, overrides[field], field);
  if (erased.length > 0) await storeErasedFinds(tx, report.id, newFileNumber(), erased);
}
