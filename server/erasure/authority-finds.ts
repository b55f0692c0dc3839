/** Where the contact is in texts that appear only in authority files and replies (C8.9, C13.5) */
import { TEXT_FACTS } from '../../domain/authority/file/facts.ts';
import { erasedFact } from '../authority/erased-facts.ts';
import { newFileNumber } from '../authority/file-number.ts';
import { findFacts, storeErasedFinds } from '../authority/queries.ts';
import type { Db } from '../db/database.ts';
import { NOTES } from '../follow-up/contact-redactions.ts';
import { findFollowUp, putFollowUp } from '../follow-up/queries.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { findsInTexts } from './contact-finds.ts';

export async function storeNoteFinds(tx: Db, report: ReportRow): Promise<void> {
  const followUp = await findFollowUp(tx, report.id);
  const contactRedactions = [];
  for (const field of NOTES)
    for (const { start, end } of await findsInTexts(tx, report, { smsManagerComment: followUp[field] ?? '' }))
      contactRedactions.push({ field, start, end });
  if (contactRedactions.length > 0) await putFollowUp(tx, report.id, { contactRedactions });
}

export async function storeFactFinds(tx: Db, report: ReportRow): Promise<void> {
  const facts = await findFacts(tx, report.id);
  const texts = Object.fromEntries(TEXT_FACTS.flatMap((field) => (facts[field] ? [[field, facts[field]]] : [])));
  const finds = await findsInTexts(tx, report, texts);
  const erased = TEXT_FACTS.flatMap((field) =>
    finds.filter((find) => find.field === field).map((find) => erasedFact(field, facts[field] ?? '', find)),
  );
  if (erased.length > 0) await storeErasedFinds(tx, report.id, newFileNumber(), erased);
}
