/** Actions on users, audited (C4.2, C4.3, C4.6). */
import * as z from 'zod/mini';
import { isId } from '../../domain/id.ts';
import { type Actor, manageableRoles, may } from '../../domain/permissions.ts';
import { type FieldProblem, Problem } from '../../domain/problems.ts';
import { CLUB_REQUIRED } from '../../domain/reports/report.ts';
import {
  DEFAULT_ROLE,
  type NewUser,
  ROLE_CLUB_MISMATCH,
  roleFitsClub,
  type User,
  UserChange,
} from '../../domain/users/user.ts';
import { throwIfInvalid, validFields } from '../../domain/validate.ts';
import { audit } from '../audit/write.ts';
import { hashPassword } from '../auth/password.ts';
import { deleteSessionsOf, lockSignIns } from '../auth/queries.ts';
import { deleteResetsOf } from '../auth/reset/queries.ts';
import { removeFactors } from '../auth/second-factor/queries.ts';
import { sendSecurityNotice } from '../auth/security-notices.ts';
import { lockClub } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import { violatedUnique } from '../db/failures.ts';
import type { Services } from '../services.ts';
import { findUser, insertUser, lockSuperAdmins, lockUsers, removeUser, updateUser } from './queries.ts';

async function inTransaction<Result>(services: Services, work: (tx: Db) => Promise<Result>): Promise<Result> {
  try {
    return await services.database.transaction(async (tx) => {
      await lockUsers(tx);
      return work(tx);
    });
  } catch (error) {
    if (violatedUnique(error) !== 'users_email_key_unique') throw error;
    throw new Problem('users/email-taken');
  }
}

/** Throws 403 if the actor may not manage such a user. */
function assertManageable(actor: Actor, user: Pick<User, 'role' | 'clubId'>): void {
  if (!may(actor, 'manage users', user) || !manageableRoles(actor).includes(user.role))
    throw new Problem('auth/forbidden');
}

type RoleAndClub = Pick<User, 'role' | 'clubId'>;

/**
 * Problems with role and club (C4.2). Throws 403 if the actor may not assign them. `before`: null for a new user.
 */
async function roleAndClubProblems(
  db: Db,
  actor: Actor,
  roleAndClub: RoleAndClub,
  before: User | null,
): Promise<FieldProblem[]> {
  const { role, clubId } = roleAndClub;
  if (!manageableRoles(actor).includes(role)) throw new Problem('auth/forbidden');
  if (!roleFitsClub(role, clubId)) return [{ path: 'clubId', message: ROLE_CLUB_MISMATCH }];
  assertManageable(actor, roleAndClub);
  return clubProblems(db, clubId, before);
}

async function clubProblems(db: Db, clubId: string | null, before: User | null): Promise<FieldProblem[]> {
  if (clubId === null || clubId === before?.clubId) return [];
  return isId(clubId) && (await lockClub(db, clubId)) ? [] : [{ path: 'clubId', message: CLUB_REQUIRED }];
}

/** Omitted values stay unchanged. */
function roleAndClubAfter({ role, clubId }: Pick<UserChange, 'role' | 'clubId'>, before: User | null): RoleAndClub {
  return {
    role: role ?? before?.role ?? DEFAULT_ROLE,
    clubId: clubId === undefined ? (before?.clubId ?? null) : clubId,
  };
}

const SentRoleAndClub = z.object({ role: UserChange.shape.role, clubId: UserChange.shape.clubId });

/** Reported along with the other rules that a body violates (C3.1). */
export async function roleAndClubProblemsInBody(
  { db, actor, before }: { db: Db; actor: Actor; before: User | null },
  sent: object,
  invalidFields: ReadonlySet<string>,
): Promise<FieldProblem[]> {
  const valid = validFields(SentRoleAndClub, sent);
  const { role, clubId } = roleAndClubAfter(valid, before);
  if (!invalidFields.has('role') && !invalidFields.has('clubId'))
    return roleAndClubProblems(db, actor, { role, clubId }, before);
  // Each is checked separately: 403 comes first even if the other is broken (C3.17).
  const isForbiddenRole = valid.role !== undefined && !manageableRoles(actor).includes(valid.role);
  if (isForbiddenRole || (valid.clubId && !may(actor, 'manage users', { clubId: valid.clubId })))
    throw new Problem('auth/forbidden');
  return invalidFields.has('role') ? clubProblems(db, clubId, before) : [];
}

/** Throws 403, 400 at `clubId`, 409 for a taken email. */
export async function createUser(services: Services, actor: Actor, { password, ...user }: NewUser): Promise<User> {
  assertManageable(actor, user);
  const passwordHash = await hashPassword(password);
  return inTransaction(services, async (tx) => {
    const now = services.clock();
    throwIfInvalid(await roleAndClubProblems(tx, actor, user, null));
    const created = await insertUser(tx, { ...user, passwordHash }, now);
    const subject = { kind: 'user', id: created.id } as const;
    await audit(tx, { actorId: actor.id, action: 'user-create', subject, details: { role: user.role } }, now);
    return created;
  });
}

/** Throws if the result violates a rule (C4.2, C4.3). */
async function checkChange(tx: Db, actor: Actor, before: User, change: UserChange): Promise<void> {
  const roleAndClub = roleAndClubAfter(change, before);
  if (before.id === actor.id && roleAndClub.role !== before.role) throw new Problem('users/cannot-change-own-role');
  assertManageable(actor, before);
  throwIfInvalid(await roleAndClubProblems(tx, actor, roleAndClub, before));
  if (before.role !== 'super-admin' || roleAndClub.role === 'super-admin') return;
  if ((await lockSuperAdmins(tx)).every((id) => id === before.id)) throw new Problem('users/last-super-admin');
}

const changedFields = (before: User, { password, ...change }: UserChange): string[] => [
  ...(Object.keys(change) as (keyof typeof change)[]).filter((field) => change[field] !== before[field]),
  ...(password === undefined ? [] : ['password']),
];

/**
 * A new password, role or club ends all the user's sessions (C6.1); `onSessionsEnded` then runs in the same
 * transaction, for users who changed their own account.
 */
export async function changeUser(
  services: Services,
  actor: Actor,
  { id, change, onSessionsEnded }: { id: string; change: UserChange; onSessionsEnded: (tx: Db) => Promise<void> },
): Promise<User> {
  const { password, ...rest } = change;
  const passwordHash = password === undefined ? {} : { passwordHash: await hashPassword(password) };
  return inTransaction(services, async (tx) => {
    const now = services.clock();
    const before = await findUser(tx, id);
    if (!before) throw new Problem('users/not-found');
    await checkChange(tx, actor, before, change);
    const updated = await updateUser(tx, id, { ...rest, ...passwordHash }, now);
    if (!updated) throw new Problem('users/not-found');
    const fields = changedFields(before, change);
    if (fields.some((field) => ['password', 'role', 'clubId'].includes(field))) {
      await deleteSessionsOf(tx, id);
      await onSessionsEnded(tx);
    }
    if (fields.includes('password') || fields.includes('email')) await deleteResetsOf(tx, id);
    if (fields.includes('password')) await sendSecurityNotice(tx, services, { kind: 'password-changed', userId: id });
    const details = { fields: fields.join(' '), role: updated.role };
    await audit(tx, { actorId: actor.id, action: 'user-update', subject: { kind: 'user', id }, details }, now);
    return updated;
  });
}

/**
 * Also ends all sessions, since a lost phone may have one (C11.4). Throws 409 for oneself, 403 for users the actor may
 * not manage.
 */
export function resetSecondFactors(services: Services, actor: Actor, id: string): Promise<void> {
  return inTransaction(services, async (tx) => {
    if (id === actor.id) throw new Problem('users/cannot-lift-own');
    const user = await findUser(tx, id);
    if (!user) throw new Problem('users/not-found');
    assertManageable(actor, user);
    await lockSignIns(tx, id);
    await deleteSessionsOf(tx, id);
    const had = await removeFactors(tx, id);
    const entry = { action: 'second-factor-lift', subject: { kind: 'user', id }, details: { had } } as const;
    await audit(tx, { actorId: actor.id, ...entry }, services.clock());
    if (had) await sendSecurityNotice(tx, services, { kind: 'second-factor-changed', userId: id });
  });
}

/** Throws 409 for oneself and the last super-admin, 403 for users the actor may not manage. */
export function deleteUser(services: Services, actor: Actor, id: string): Promise<void> {
  return inTransaction(services, async (tx) => {
    if (id === actor.id) throw new Problem('users/cannot-delete-self');
    const user = await findUser(tx, id);
    if (!user) throw new Problem('users/not-found');
    assertManageable(actor, user);
    if (user.role === 'super-admin' && (await lockSuperAdmins(tx)).every((other) => other === id))
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
