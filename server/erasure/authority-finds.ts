/**
 * Finds of the contact in texts only authority files have (C13.5); by text hash, as they are valid for that text only
 */
import { createHash } from 'node:crypto';
import { newFileNumber } from '../authority/file-number.ts';
import { findFacts, storeErased } from '../authority/queries.ts';
import type { Db } from '../db/database.ts';
import type { ErasedInFile } from '../db/schema.ts';
import { findFollowUp } from '../follow-up/queries.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { findsOfContact } from './contact-finds.ts';

const NOTE = 'smsManagerComment';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export async function keepErasedInFile(tx: Db, report: ReportRow): Promise<void> {
  const { findings, conclusions } = await findFollowUp(tx, report.id);
  const instead = await findFacts(tx, report.id);
  const erased: ErasedInFile[] = [];
  const look = async (field: string, text: string | null, standing: keyof ReportRow) => {
    if (text === null) return;
    const finds = await findsOfContact(tx, { ...report, [standing]: text });
    const of = hashOf(text);
    for (const find of finds) if (find.field === standing) erased.push({ field, of, start: find.start, end: find.end });
  };
  await look('findings', findings, NOTE);
  await look('conclusions', conclusions, NOTE);
  for (const field of ['headline', 'locationOccurrence', 'stateArea'] as const)
    await look(field, instead[field], field);
  if (erased.length > 0) await storeErased(tx, report.id, newFileNumber(), erased);
}
