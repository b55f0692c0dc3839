/**
 * Erasing who reported (docs/decisions/012-retention.md): name, email and telephone go, from the search too; the report
 * stays. What was replaced in its texts because of them is kept as places, so that no later publication shows it.
 */
import { type Actor, may } from '../../../../domain/permissions.ts';
import { Problem } from '../../../../domain/problems.ts';
import { staffSearchText } from '../../../../domain/reports/search-keys.ts';
import { audit } from '../../../audit/write.ts';
import type { Db } from '../../../db/database.ts';
import { findTold, keepToldFinds } from '../../../follow-up/queries.ts';
import type { Services } from '../../../services.ts';
import { dueForErasure, holdReport, type ReportRow, updateReport } from '../queries.ts';
import { findsInTold } from '../told.ts';
import { keepErasedInFile } from './authority-finds.ts';
import { findsOfContact, NOBODY, redactionsWithoutContact } from './contact-finds.ts';

/** Erases the contact of a report that is held; one that has none any more stays as it is. */
async function erase(tx: Db, report: ReportRow, { actorId, now }: { actorId: string | null; now: Date }) {
  if (report.contactErasedAt !== null) return;
  const erasedFinds = [...report.erasedFinds, ...(await findsOfContact(tx, report))];
  const redactions = await redactionsWithoutContact(tx, report);
  const told = await findTold(tx, report.id);
  if (told !== null) await keepToldFinds(tx, report.id, await findsInTold(tx, report, told));
  await keepErasedInFile(tx, report);
  const searchText = staffSearchText({ ...report, ...NOBODY });
  await updateReport(tx, report.id, { ...NOBODY, contactErasedAt: now, erasedFinds, redactions, searchText });
  const details = { cause: actorId === null ? 'retention' : 'request' };
  await audit(tx, { actorId, action: 'contact-erase', subject: { kind: 'report', id: report.id }, details }, now);
}

/** Erases the contact of one report on request; erasing it again changes nothing. */
export function eraseContact({ database, clock }: Services, actor: Actor, id: string): Promise<void> {
  return database.transaction(async (tx) => {
    const report = await holdReport(tx, 'all', id);
    if (!report || !may(actor, 'erase contact', report)) throw new Problem('reports/not-found');
    await erase(tx, report, { actorId: actor.id, now: clock() });
  });
}

/** Erases the contact of some of the reports that were reviewed before a moment; gives how many. */
export async function eraseDue(tx: Db, reviewedBefore: Date, { most, now }: { most: number; now: Date }) {
  const due = await dueForErasure(tx, reviewedBefore, most);
  for (const { id } of due) {
    const report = await holdReport(tx, 'all', id);
    if (report) await erase(tx, report, { actorId: null, now });
  }
  return due.length;
}
