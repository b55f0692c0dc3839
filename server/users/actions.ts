/** What admins and super-admins do to users (contract C4.2, C4.3), each with its line in the audit (C4.6). */
import { type Actor, manageableRoles, may } from '../../domain/permissions.ts';
import { invalid, Problem } from '../../domain/problems.ts';
import { CLUB_REQUIRED } from '../../domain/reports/report.ts';
import { type NewUser, ROLE_CLUB_MISMATCH, roleFitsClub, type User, type UserChange } from '../../domain/users/user.ts';
import { audit } from '../audit/write.ts';
import { hashPassword } from '../auth/password.ts';
import { deleteSessionsOf } from '../auth/queries.ts';
import { holdClub } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import { brokenUnique } from '../db/failures.ts';
import { isId } from '../http/paging.ts';
import type { Services } from '../services.ts';
import { findUser, holdSuperAdmins, insertUser, removeUser, updateUser } from './queries.ts';

async function change<Result>(services: Services, work: (tx: Db) => Promise<Result>): Promise<Result> {
  try {
    return await services.database.transaction(work);
  } catch (error) {
    if (brokenUnique(error) !== 'users_email_key_unique') throw error;
    throw new Problem('users/email-taken');
  }
}

/** Throws 403 where the actor may not have a user of this role in this club. */
function mustBeManageable(actor: Actor, user: Pick<User, 'role' | 'clubId'>): void {
  if (!may(actor, 'manage users', user) || !manageableRoles(actor).includes(user.role))
    throw new Problem('auth/forbidden');
}

async function mustBeLivingClub(tx: Db, clubId: string | null): Promise<void> {
  if (clubId !== null && !(isId(clubId) && (await holdClub(tx, clubId)))) throw invalid('clubId', CLUB_REQUIRED);
}

/** Creates a user; throws 403, 400 at `clubId` for an unknown club, 409 for an email that is taken. */
export async function createUser(services: Services, actor: Actor, { password, ...user }: NewUser): Promise<User> {
  mustBeManageable(actor, user);
  const passwordHash = await hashPassword(password);
  return change(services, async (tx) => {
    const now = services.clock();
    await mustBeLivingClub(tx, user.clubId);
    const created = await insertUser(tx, { ...user, passwordHash }, now);
    if (!created) throw new Error('an insert gave no row');
    const subject = { kind: 'user', id: created.id } as const;
    await audit(tx, { actorId: actor.id, action: 'user-create', subject, details: { role: user.role } }, now);
    return created;
  });
}

/** What the user would be after the change; throws where that breaks a rule (C4.2, C4.3). */
async function judgeChange(tx: Db, actor: Actor, before: User, wanted: UserChange): Promise<void> {
  const role = wanted.role ?? before.role;
  const clubId = wanted.clubId === undefined ? before.clubId : wanted.clubId;
  if (before.id === actor.id && role !== before.role) throw new Problem('users/cannot-change-own-role');
  mustBeManageable(actor, before);
  if (!roleFitsClub(role, clubId)) throw invalid('clubId', ROLE_CLUB_MISMATCH);
  mustBeManageable(actor, { role, clubId });
  if (clubId !== before.clubId) await mustBeLivingClub(tx, clubId);
  if (before.role !== 'super-admin' || role === 'super-admin') return;
  if ((await holdSuperAdmins(tx)).every((id) => id === before.id)) throw new Problem('users/last-super-admin');
}

const changedFields = (before: User, { password, ...wanted }: UserChange): string[] => [
  ...(Object.keys(wanted) as (keyof typeof wanted)[]).filter((field) => wanted[field] !== before[field]),
  ...(password === undefined ? [] : ['password']),
];

/**
 * Changes a user. A new password, role or club ends all of the user's sessions at once (C6.1); `onSessionsEnded` runs
 * in the same transaction, for the one who changed the own account and gets a new session.
 */
export async function changeUser(
  services: Services,
  actor: Actor,
  { id, wanted, onSessionsEnded }: { id: string; wanted: UserChange; onSessionsEnded: (tx: Db) => Promise<void> },
): Promise<User> {
  const { password, ...rest } = wanted;
  const passwordHash = password === undefined ? {} : { passwordHash: await hashPassword(password) };
  return change(services, async (tx) => {
    const now = services.clock();
    const before = await findUser(tx, id);
    if (!before) throw new Problem('users/not-found');
    await judgeChange(tx, actor, before, wanted);
    const updated = await updateUser(tx, id, { ...rest, ...passwordHash }, now);
    if (!updated) throw new Problem('users/not-found');
    const fields = changedFields(before, wanted);
    if (fields.some((field) => ['password', 'role', 'clubId'].includes(field))) {
      await deleteSessionsOf(tx, id);
      await onSessionsEnded(tx);
    }
    const details = { fields: fields.join(' '), role: updated.role };
    await audit(tx, { actorId: actor.id, action: 'user-update', subject: { kind: 'user', id }, details }, now);
    return updated;
  });
}

/** Deletes a user; throws 409 for oneself and for the last super-admin, 403 for whom the actor may not manage. */
export function deleteUser(services: Services, actor: Actor, id: string): Promise<void> {
  return change(services, async (tx) => {
    if (id === actor.id) throw new Problem('users/cannot-delete-self');
    const user = await findUser(tx, id);
    if (!user) throw new Problem('users/not-found');
    mustBeManageable(actor, user);
    if (user.role === 'super-admin' && (await holdSuperAdmins(tx)).every((other) => other === id))
      throw new Problem('users/last-super-admin');
    if (!(await removeUser(tx, id))) throw new Problem('users/not-found');
    const details = { role: user.role };
    await audit(
      tx,
      { actorId: actor.id, action: 'user-delete', subject: { kind: 'user', id }, details },
      services.clock(),
    );
  });
}
