/** SQL for clubs. Deleted ones keep their rows, for their users and reports (C4.4) */
import { and, between, eq, isNull, ne, sql } from 'drizzle-orm';
import { type ClubChange, clubNameKey, type NewClub } from '../../domain/clubs/club.ts';
import { EXACT, type Precision, withDefaults } from '../../domain/reports/public/precision.ts';
import { type Db, inserted } from '../db/database.ts';
import { clubs } from '../db/schema.ts';
import { NO_CLUB } from './no-club.ts';

const CLUBS_MAX = 10_000;

const columns = { id: clubs.id, name: clubs.name, location: clubs.location };
const isActive = (id: string) => and(eq(clubs.id, id), isNull(clubs.deletedAt));
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export async function listClubs(db: Db) {
  const found = await db.select(columns).from(clubs).where(isNull(clubs.deletedAt)).limit(CLUBS_MAX);
  return found.sort((a, b) => byName.compare(a.name, b.name));
}

/**
 * With former names: even a deleted or renamed club reveals where a report is from (C5.2). No limit: a name left out
 * would be published.
 */
export async function listEveryClubName(db: Db): Promise<{ name: string; location: string | null }[]> {
  const { name, location, formerNames } = clubs;
  const found = await db.select({ name, location, formerNames }).from(clubs).where(ne(clubs.id, NO_CLUB));
  return found.flatMap((club) =>
    [club.name, ...club.formerNames].map((each) => ({ name: each, location: club.location })),
  );
}

export async function findClub(db: Db, id: string) {
  const [club] = await db.select(columns).from(clubs).where(isActive(id));
  return club;
}

/** At most two clubs, not deleted: enough to detect an ambiguous code. */
export function findClubsBetween(db: Db, { first, last }: { first: string; last: string }) {
  return db
    .select(columns)
    .from(clubs)
    .where(and(between(clubs.id, first, last), isNull(clubs.deletedAt)))
    .limit(2);
}

/** Deleted clubs keep users and reports (C4.4). */
export async function clubExisted(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: clubs.id })
    .from(clubs)
    .where(and(eq(clubs.id, id), ne(clubs.id, NO_CLUB)));
  return found.length > 0;
}

/** For reports without a club (C15.3). */
export async function ensureNoClub(tx: Db, now: Date): Promise<void> {
  // Even an insert that does nothing would invalidate every public answer.
  const found = await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, NO_CLUB));
  if (found.length > 0) return;
  const never = { nameKey: NO_CLUB, createdAt: now, updatedAt: now, deletedAt: now };
  await tx
    .insert(clubs)
    .values({ id: NO_CLUB, name: 'No club', ...never })
    .onConflictDoNothing();
}

/** Locks the club against deletion; true if it exists. */
export async function lockClub(tx: Db, id: string): Promise<boolean> {
  const [club] = await tx.select({ id: clubs.id }).from(clubs).where(isActive(id)).for('share');
  return club !== undefined;
}

const settings = {
  regime: clubs.regime,
  responsibleEntity: clubs.responsibleEntity,
  coarse: clubs.coarse,
  language: clubs.language,
  timeZone: clubs.timeZone,
  location: clubs.location,
};

/** Excludes deleted clubs; locked if `forUpdate`. */
export async function findSettings(db: Db, id: string, { forUpdate = false } = {}) {
  const query = db.select(settings).from(clubs).where(isActive(id));
  const [found] = await (forUpdate ? query.for('update') : query);
  return found;
}

export type StoredSettings = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

export async function updateSettings(tx: Db, id: string, change: Partial<typeof clubs.$inferInsert>, now: Date) {
  await tx
    .update(clubs)
    .set({ ...change, updatedAt: now })
    .where(isActive(id));
}

/** Includes deleted clubs: work on their reports continues (C4.4). */
export async function authoritySettingsOf(db: Db, clubId: string) {
  const [found] = await db
    .select({ regime: clubs.regime, responsibleEntity: clubs.responsibleEntity })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  return found ?? { regime: 'none' as const, responsibleEntity: null };
}

export async function clubPrecision(db: Db, id: string): Promise<Precision> {
  const [found] = await db.select({ coarse: clubs.coarse }).from(clubs).where(eq(clubs.id, id));
  return withDefaults(found?.coarse ?? {}, EXACT);
}

export async function insertClub(tx: Db, club: NewClub, now: Date) {
  return inserted(
    await tx
      .insert(clubs)
      .values({ ...club, nameKey: clubNameKey(club.name), createdAt: now, updatedAt: now })
      .returning(columns),
  );
}

/** A name comes only once, the latest last. */
function renamed(name: string) {
  const { name: old, formerNames } = clubs;
  const former = sql<
    string[]
  >`CASE WHEN ${old} = ${name} THEN ${formerNames} ELSE (${formerNames} - ${old}) || to_jsonb(${old}) END`;
  return { name, nameKey: clubNameKey(name), formerNames: former };
}

export async function updateClub(tx: Db, id: string, change: ClubChange, now: Date) {
  const name = change.name === undefined ? {} : renamed(change.name);
  const [updated] = await tx
    .update(clubs)
    .set({ ...change, ...name, updatedAt: now })
    .where(isActive(id))
    .returning(columns);
  return updated;
}

export async function markClubDeleted(tx: Db, id: string, now: Date): Promise<boolean> {
  const deleted = await tx
    .update(clubs)
    .set({ deletedAt: now, updatedAt: now })
    .where(isActive(id))
    .returning({ id: clubs.id });
  return deleted.length > 0;
}
