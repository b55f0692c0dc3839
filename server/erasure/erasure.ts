/**
 * Erases what identifies the reporter (docs/decisions/012-retention.md): contact, photos, height curve (C16.3, C16.5),
 * conversation. Replacements made because of the contact are kept, so that no later publication reveals it
 */
import type { Actor } from '../../domain/permissions.ts';
import { staffSearchText } from '../../domain/reports/search-keys.ts';
import { audit } from '../audit/write.ts';
import { deleteTokensOf } from '../conversation/links/queries.ts';
import { deleteReceipt } from '../conversation/receipt-queries.ts';
import type { Db } from '../db/database.ts';
import { deleteFlight } from '../flight/queries.ts';
import { countPhotos, deletePhotos } from '../photos/queries.ts';
import { actOnReport } from '../reports/report/act-on-report.ts';
import { lockReport, type ReportRow, updateReport } from '../reports/report/queries.ts';
import type { Services } from '../services.ts';
import { storeFactFinds, storeNoteFinds } from './authority-finds.ts';
import { findsOfContact, NO_CONTACT, redactionsWithoutContact } from './contact-finds.ts';
import { dueForErasure, whyDue } from './queries.ts';

type ErasureContext = { actorId: string | null; cause: 'request' | 'reporter' | 'retention'; now: Date };

/** Lock the report first. Does nothing if the contact is already erased. */
async function erase(tx: Db, report: ReportRow, { actorId, cause, now }: ErasureContext): Promise<void> {
  if (report.contactErasedAt !== null) return;
  const contactRedactions = [...report.contactRedactions, ...(await findsOfContact(tx, report))];
  const redactions = await redactionsWithoutContact(tx, report);
  await storeNoteFinds(tx, report);
  await storeFactFinds(tx, report);
  await deleteFlight(tx, report.id);
  // An email that opens the report went to the erased address (C19.7).
  await deleteTokensOf(tx, report.id);
  const searchText = staffSearchText({ ...report, ...NO_CONTACT });
  await updateReport(tx, report.id, { ...NO_CONTACT, contactErasedAt: now, contactRedactions, redactions, searchText });
  const subject = { kind: 'report', id: report.id } as const;
  await audit(tx, { actorId, action: 'contact-erase', subject, details: { cause } }, now);
}

/** Includes the code; does nothing if there is none (C10.5). */
async function eraseConversation(tx: Db, report: ReportRow, { actorId, cause, now }: ErasureContext): Promise<void> {
  if (!(await deleteReceipt(tx, report.id))) return;
  const subject = { kind: 'report', id: report.id } as const;
  await audit(tx, { actorId, action: 'conversation-erase', subject, details: { cause } }, now);
}

/** Audits the erasure of photos, published ones included (C16.3); true if there are any. They are deleted last. */
async function auditPhotos(tx: Db, report: ReportRow, { actorId, cause, now }: ErasureContext): Promise<boolean> {
  const photos = await countPhotos(tx, report.id);
  if (photos === 0) return false;
  const subject = { kind: 'report', id: report.id } as const;
  await audit(tx, { actorId, action: 'photos-erase', subject, details: { cause, photos } }, now);
  return true;
}

async function eraseWithConversation(tx: Db, report: ReportRow, context: ErasureContext): Promise<void> {
  await erase(tx, report, context);
  await eraseConversation(tx, report, context);
}

export function eraseContact(services: Services, actor: Actor, id: string): Promise<void> {
  return actOnReport(services, actor, id, {
    permission: 'erase contact',
    action: null,
    work: async ({ tx, report, now }) => {
      const context = { actorId: actor.id, cause: 'request', now } as const;
      await eraseWithConversation(tx, report, context);
      if (!(await auditPhotos(tx, report, context))) return { unchanged: undefined };
      return { atCommit: deletePhotos(tx, [id]), answer: () => undefined };
    },
  });
}

/** At the reporter's request; code and conversation stay (C10.3, C10.5). Lock the report first. */
export async function eraseOwnContact(tx: Db, report: ReportRow, now: Date): Promise<void> {
  const context = { actorId: null, cause: 'reporter', now } as const;
  await erase(tx, report, context);
  if (await auditPhotos(tx, report, context)) await deletePhotos(tx, [report.id]);
}

/**
 * Erases contact and conversation of reports reviewed, or closed without publication, before `before`, and silent
 * conversations about the others (C10.5). Returns the number of reports that were due.
 */
export async function eraseDue(tx: Db, before: Date, { limit, now }: { limit: number; now: Date }): Promise<number> {
  const due = await dueForErasure(tx, before, limit);
  const withPhotos: string[] = [];
  for (const { id } of due) {
    const report = await lockReport(tx, id);
    const context = { actorId: null, cause: 'retention', now } as const;
    const why = await whyDue(tx, id, before);
    if (report && why === 'settled') {
      await eraseWithConversation(tx, report, context);
      if (await auditPhotos(tx, report, context)) withPhotos.push(id);
    } else if (report && why === 'silent') await eraseConversation(tx, report, context);
  }
  // Only once every report is locked: publishing, too, locks its report first and public tables last.
  if (withPhotos.length > 0) await deletePhotos(tx, withPhotos);
  return due.length;
}
