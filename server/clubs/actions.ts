/** Changes to clubs and their settings, audited (C4.4, C4.6) */
import type { Club, ClubChange, NewClub } from '../../domain/clubs/club.ts';
import type { ClubSettings, ClubSettingsChange } from '../../domain/clubs/settings.ts';
import { type Actor, may, mayAnywhere } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { audit } from '../audit/write.ts';
import type { Db } from '../db/database.ts';
import { violatedUnique } from '../db/failures.ts';
import type { Services } from '../services.ts';
import { presentSettings } from './present.ts';
import { findSettings, insertClub, markClubDeleted, updateClub, updateSettings } from './queries.ts';

/** Throws 409 with its own error code for a taken name. */
async function inTransaction<Result>(
  services: Services,
  actor: Actor,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  if (!mayAnywhere(actor, 'manage clubs')) throw new Problem('auth/forbidden');
  try {
    return await services.database.transaction(work);
  } catch (error) {
    if (violatedUnique(error) !== 'clubs_name_key_unique') throw error;
    throw new Problem('clubs/name-taken');
  }
}

export function createClub(services: Services, actor: Actor, club: NewClub): Promise<Club> {
  return inTransaction(services, actor, async (tx) => {
    const now = services.clock();
    const created = await insertClub(tx, club, now);
    await audit(tx, { actorId: actor.id, action: 'club-create', subject: { kind: 'club', id: created.id } }, now);
    return created;
  });
}

export function changeClub(services: Services, actor: Actor, id: string, change: ClubChange): Promise<Club> {
  return inTransaction(services, actor, async (tx) => {
    const now = services.clock();
    const updated = await updateClub(tx, id, change, now);
    if (!updated) throw new Problem('clubs/not-found');
    await audit(tx, { actorId: actor.id, action: 'club-update', subject: { kind: 'club', id } }, now);
    return updated;
  });
}

/** Its users and reports stay until they are reassigned. */
export function deleteClub(services: Services, actor: Actor, id: string): Promise<void> {
  return inTransaction(services, actor, async (tx) => {
    const now = services.clock();
    if (!(await markClubDeleted(tx, id, now))) throw new Problem('clubs/not-found');
    await audit(tx, { actorId: actor.id, action: 'club-delete', subject: { kind: 'club', id } }, now);
  });
}

/** Throws 403 if an admin sends settings of the authority, whatever their values (C3.17). */
export function assertMayChange(actor: Actor, clubId: string, sent: object): void {
  const choosesAuthority = 'regime' in sent || 'responsibleEntity' in sent;
  if (choosesAuthority && !may(actor, 'choose the authority', { clubId })) throw new Problem('auth/forbidden');
}

/** Throws 403 if an admin chooses the authority. */
export function changeClubSettings(
  { database, clock }: Services,
  actor: Actor,
  clubId: string,
  sent: ClubSettingsChange,
): Promise<ClubSettings> {
  assertMayChange(actor, clubId, sent);
  const { coarse, language, timeZone, ...authority } = sent;
  return database.transaction(async (tx) => {
    const now = clock();
    const stored = await findSettings(tx, clubId, { forUpdate: true });
    if (!stored) throw new Problem('clubs/not-found');
    const change = {
      ...(authority.regime !== undefined && { regime: authority.regime }),
      ...(authority.responsibleEntity !== undefined && { responsibleEntity: authority.responsibleEntity }),
      ...(coarse && { coarse: { ...stored.coarse, ...coarse } }),
      ...(language !== undefined && { language }),
      ...(timeZone !== undefined && { timeZone }),
    };
    await updateSettings(tx, clubId, change, now);
    const details = Object.fromEntries(Object.keys(change).map((key) => [key, true]));
    await audit(
      tx,
      { actorId: actor.id, action: 'club-settings', subject: { kind: 'club', id: clubId }, details },
      now,
    );
    return presentSettings({ ...stored, ...change });
  });
}
