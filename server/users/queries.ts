/** SQL for users. The password hash is written here, and read only for signing in. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../domain/language/languages.ts';
import { emailKey } from '../../domain/text/email.ts';
import type { NewUser, UserChange } from '../../domain/users/user.ts';
import { USER_COLUMNS } from '../auth/queries.ts';
import { acquireLock } from '../db/advisory-lock.ts';
import { type Db, inserted } from '../db/database.ts';
import { users } from '../db/schema.ts';

const USERS_MAX = 10_000;

export function listUsers(db: Db, club: string | 'all') {
  return db
    .select(USER_COLUMNS)
    .from(users)
    .where(club === 'all' ? undefined : eq(users.clubId, club))
    .orderBy(asc(users.emailKey))
    .limit(USERS_MAX);
}

/** Allows one change at a time, so that the checks stay valid. */
export const lockUsers = (tx: Db): Promise<void> => acquireLock(tx, 'users');

export async function findUser(db: Db, id: string) {
  const [user] = await db.select(USER_COLUMNS).from(users).where(eq(users.id, id));
  return user;
}

/** Of all the club's users, pilots included. */
export async function userNames(db: Db, clubId: string): Promise<string[]> {
  const found = await db.select({ name: users.name }).from(users).where(eq(users.clubId, clubId)).limit(USERS_MAX);
  return found.map(({ name }) => name);
}

/** Admins and sms-managers: the safety team. */
export const isStaff = inArray(users.role, ['admin', 'sms-manager']);
export const inTeam = (clubId: string) => and(eq(users.clubId, clubId), isStaff);
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Admins and sms-managers by name (C8.3). */
export async function listTeam(db: Db, clubId: string) {
  const found = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inTeam(clubId))
    .orderBy(asc(users.id))
    .limit(USERS_MAX);
  return found.sort((a, b) => byName.compare(a.name, b.name));
}

/** Locks the user until the transaction ends; undefined if gone. */
export async function lockUser(tx: Db, id: string) {
  const [user] = await tx.select(USER_COLUMNS).from(users).where(eq(users.id, id)).for('share');
  return user;
}

/** Keeps any from being added or removed before the transaction ends. */
export async function lockSuperAdmins(tx: Db): Promise<string[]> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'super-admin'))
    .orderBy(asc(users.id))
    .for('update');
  return locked.map(({ id }) => id);
}

type WithPasswordHash<T extends { password?: unknown }> = Omit<T, 'password'> & { passwordHash?: string };

export async function insertUser(tx: Db, user: Omit<NewUser, 'password'> & { passwordHash: string }, now: Date) {
  return inserted(
    await tx
      .insert(users)
      .values({ ...user, emailKey: emailKey(user.email), createdAt: now, updatedAt: now })
      .returning(USER_COLUMNS),
  );
}

/** Undefined if there is no such user. */
export async function updateUser(tx: Db, id: string, change: WithPasswordHash<UserChange>, now: Date) {
  const email = change.email === undefined ? {} : { emailKey: emailKey(change.email) };
  const [updated] = await tx
    .update(users)
    .set({ ...change, ...email, updatedAt: now })
    .where(eq(users.id, id))
    .returning(USER_COLUMNS);
  return updated;
}

/** Null if none was chosen (C14.9). */
export async function chosenLanguage(db: Db, id: string): Promise<Language | null> {
  const [found] = await db.select({ language: users.language }).from(users).where(eq(users.id, id));
  return found?.language ?? null;
}

export async function putLanguage(db: Db, id: string, language: Language | null): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, id));
}

/** Removes all sessions too; false if there is no such user. */
export async function removeUser(tx: Db, id: string): Promise<boolean> {
  const removed = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id });
  return removed.length > 0;
}

export async function superAdminEmails(db: Db): Promise<string[]> {
  const found = await db.select({ email: users.email }).from(users).where(eq(users.role, 'super-admin'));
  return found.map(({ email }) => email);
}
