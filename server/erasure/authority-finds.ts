/** Where the contact is in texts that appear only in authority files and replies (C8.9, C13.5) */
import { erasedFact } from '../authority/erased-facts.ts';
import { newFileNumber } from '../authority/file-number.ts';
import { findFacts, storeErasedFinds } from '../authority/queries.ts';
import type { Db } from '../db/database.ts';
import { NOTES } from '../follow-up/erased-finds.ts';
import { findFollowUp, putFollowUp } from '../follow-up/queries.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { findsInText } from './contact-finds.ts';

export async function storeNoteFinds(tx: Db, report: ReportRow): Promise<void> {
  const followUp = await findFollowUp(tx, report.id);
  const erasedFinds = [];
  for (const field of NOTES)
    for (const { start, end } of await findsInText(tx, report, 'smsManagerComment', followUp[field]))
      erasedFinds.push({ field, start, end });
  if (erasedFinds.length > 0) await putFollowUp(tx, report.id, { erasedFinds });
}

export async function storeFactFinds(tx: Db, report: ReportRow): Promise<void> {
  const facts = await findFacts(tx, report.id);
  const erased = [];
  for (const field of ['headline', 'locationOccurrence', 'stateArea'] as const)
    for (const find of await findsInText(tx, report, field, facts[field]))
      erased.push(erasedFact(field, facts[field] ?? '', find));
  if (erased.length > 0) await storeErasedFinds(tx, report.id, newFileNumber(), erased);
}
