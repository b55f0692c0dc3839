/**
 * Erases who reported (docs/decisions/012-retention.md): contact, photos, height curve (C16.3, C16.5), conversation.
 * Replacements made because of the contact are kept, so that no later publication reveals it
 */
import type { Actor } from '../../domain/permissions.ts';
import { staffSearchText } from '../../domain/reports/search-keys.ts';
import { audit } from '../audit/write.ts';
import { deleteTokensOf } from '../conversation/links/queries.ts';
import { deleteReceipt } from '../conversation/receipt-queries.ts';
import type { Db } from '../db/database.ts';
import { deleteFlight } from '../flight/queries.ts';
import { findReply, keepReplyFinds } from '../follow-up/queries.ts';
import { countPhotos, deletePhotos } from '../photos/queries.ts';
import { actOnReport } from '../reports/report/act-on-report.ts';
import { lockReport, type ReportRow, updateReport } from '../reports/report/queries.ts';
import type { Services } from '../services.ts';
import { keepErasedInFile } from './authority-finds.ts';
import { findsInReply, findsOfContact, NOBODY, redactionsWithoutContact } from './contact-finds.ts';
import { dueForErasure } from './queries.ts';

type Cause = { actorId: string | null; cause: 'request' | 'reporter' | 'retention'; now: Date };

/** The report is locked; without a contact it is unchanged. */
async function erase(tx: Db, report: ReportRow, { actorId, cause, now }: Cause): Promise<void> {
  if (report.contactErasedAt !== null) return;
  const erasedFinds = [...report.erasedFinds, ...(await findsOfContact(tx, report))];
  const redactions = await redactionsWithoutContact(tx, report);
  const reply = await findReply(tx, report.id);
  if (reply !== null) await keepReplyFinds(tx, report.id, await findsInReply(tx, report, reply));
  await keepErasedInFile(tx, report);
  await deleteFlight(tx, report.id);
  // An email that opens the report went to the erased address (C19.7).
  await deleteTokensOf(tx, report.id);
  const searchText = staffSearchText({ ...report, ...NOBODY });
  await updateReport(tx, report.id, { ...NOBODY, contactErasedAt: now, erasedFinds, redactions, searchText });
  const subject = { kind: 'report', id: report.id } as const;
  await audit(tx, { actorId, action: 'contact-erase', subject, details: { cause } }, now);
}

/** With the code; nothing without one (C10.5). */
async function eraseConversation(tx: Db, report: ReportRow, { actorId, cause, now }: Cause): Promise<void> {
  if (!(await deleteReceipt(tx, report.id))) return;
  const subject = { kind: 'report', id: report.id } as const;
  await audit(tx, { actorId, action: 'conversation-erase', subject, details: { cause } }, now);
}

/** Including published ones (C16.3); true if there are any. They are deleted last. */
async function notePhotos(tx: Db, report: ReportRow, { actorId, cause, now }: Cause): Promise<boolean> {
  const photos = await countPhotos(tx, report.id);
  if (photos === 0) return false;
  const subject = { kind: 'report', id: report.id } as const;
  await audit(tx, { actorId, action: 'photos-erase', subject, details: { cause, photos } }, now);
  return true;
}

async function eraseWithConversation(tx: Db, report: ReportRow, asked: Cause): Promise<void> {
  await erase(tx, report, asked);
  await eraseConversation(tx, report, asked);
}

export function eraseContact(services: Services, actor: Actor, id: string): Promise<void> {
  return actOnReport(services, actor, id, {
    permission: 'erase contact',
    action: null,
    work: async ({ tx, report, now }) => {
      const asked = { actorId: actor.id, cause: 'request', now } as const;
      await eraseWithConversation(tx, report, asked);
      if (!(await notePhotos(tx, report, asked))) return { unchanged: undefined };
      return { atCommit: deletePhotos(tx, [id]), answer: () => undefined };
    },
  });
}

/** At the reporter's request; code and conversation stay (C10.3, C10.5). The report is locked. */
export async function eraseOwnContact(tx: Db, report: ReportRow, now: Date): Promise<void> {
  const asked = { actorId: null, cause: 'reporter', now } as const;
  await erase(tx, report, asked);
  if (await notePhotos(tx, report, asked)) await deletePhotos(tx, [report.id]);
}

/**
 * Contact and conversation of reports reviewed before a moment; for unreviewed ones only the conversation, if silent
 * since (C10.5). Returns their number.
 */
export async function eraseDue(tx: Db, before: Date, { most, now }: { most: number; now: Date }): Promise<number> {
  const due = await dueForErasure(tx, before, most);
  const withPhotos: string[] = [];
  for (const { id } of due) {
    const report = await lockReport(tx, id);
    const asked = { actorId: null, cause: 'retention', now } as const;
    if (report?.reviewedAt) {
      await eraseWithConversation(tx, report, asked);
      if (await notePhotos(tx, report, asked)) withPhotos.push(id);
    } else if (report) await eraseConversation(tx, report, asked);
  }
  // After locking every report: publishing locks its report first, and public tables last.
  if (withPhotos.length > 0) await deletePhotos(tx, withPhotos);
  return due.length;
}
