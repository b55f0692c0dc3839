/** Undoes an import within a day unless somebody has worked on its reports (C12.7). */

import { isId } from '../../domain/id.ts';
import { IMPORT_UNDO_MS, type RecentImport } from '../../domain/imports/import.ts';
import { type Actor, may, reachOf } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { audit } from '../audit/write.ts';
import type { Services } from '../services.ts';
import { findImport, type ImportRow, lockImportsOfClub } from './queries.ts';
import { canBeUndone, deleteReports, lockForUndo, lockReports, recentImports } from './undo-queries.ts';

/** Imports that can still be undone. */
export async function listImports({ database, clock }: Services, actor: Actor): Promise<RecentImport[]> {
  const since = new Date(clock().getTime() - IMPORT_UNDO_MS);
  const clubId = reachOf(actor.role, 'import reports') === 'all' ? null : actor.clubId;
  const undoable: RecentImport[] = [];
  // One at a time, so that the embedded engine answers others in between.
  for (const { id, clubId: ofClub, imported, confirmedAt } of await recentImports(database.db, since, clubId)) {
    if (imported === null || confirmedAt === null || !(await canBeUndone(database.db, id))) continue;
    const undoUntil = new Date(confirmedAt.getTime() + IMPORT_UNDO_MS).toISOString();
    undoable.push({ id, clubId: ofClub, imported, confirmedAt: confirmedAt.toISOString(), undoUntil });
  }
  return undoable;
}

/** Throws 404. */
export async function importToUndo({ database }: Services, actor: Actor, id: string): Promise<ImportRow> {
  const found = isId(id) ? await findImport(database.db, id) : undefined;
  if (!found || !may(actor, 'import reports', found)) throw new Problem('imports/not-found');
  return found;
}

/** Undoes all or nothing. Throws 404 or 409. A repeat changes nothing. */
export async function undoImport(
  { database, clock }: Services,
  actor: Actor,
  { id, clubId }: ImportRow,
): Promise<void> {
  const now = clock();
  await database.transaction(async (tx) => {
    await lockImportsOfClub(tx, clubId);
    const locked = await lockForUndo(tx, id);
    if (!locked) throw new Problem('imports/not-found');
    if (locked.undoneAt !== null) return;
    if (locked.confirmedAt === null) throw new Problem('imports/not-confirmed');
    if (now.getTime() - locked.confirmedAt.getTime() >= IMPORT_UNDO_MS) throw new Problem('imports/too-late');
    await lockReports(tx, id);
    if (!(await canBeUndone(tx, id))) throw new Problem('imports/touched');
    await deleteReports(tx, locked, now);
    const subject = { kind: 'club', id: locked.clubId } as const;
    const details = { undone: locked.reports.length };
    await audit(tx, { actorId: actor.id, action: 'report-import-undo', subject, details }, now);
  });
}
