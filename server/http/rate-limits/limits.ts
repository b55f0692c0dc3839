/**
 * Rate limits, stored in the database so that they apply across instances. Attempts are counted before they are made,
 * so that simultaneous ones count too. Addresses and emails are stored only as hashes, with a key that changes daily
 * and is then deleted (C6.3).
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { latestPlausible, MINUTE_MS } from '../../../domain/durations.ts';
import { Problem } from '../../../domain/problems.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { acquireLockOn } from '../../db/advisory-lock.ts';
import type { Db } from '../../db/database.ts';
import { limitHits, limitKeys } from '../../db/schema.ts';

/** At most `max` attempts in `windowMs`. */
type Limit = { name: string; max: number; windowMs: number };

/**
 * Failed sign-ins by email and address; reports (C6.3); photos, by address and for all anonymous uploaders together
 * (C16.2); passkey challenges, since they are stored (C11.3); reset emails (C11.5); exports (C12.4); wrong receipt
 * codes (C10.3).
 */
export const LIMITS = {
  signInOfEmailFromAddress: { name: 'sign-in-email-address', max: 5, windowMs: 15 * MINUTE_MS },
  signInFromAddress: { name: 'sign-in-address', max: 20, windowMs: 15 * MINUTE_MS },
  signInOfEmail: { name: 'sign-in-email', max: 50, windowMs: 15 * MINUTE_MS },
  passkeyChallengesOfAddress: { name: 'passkey-address', max: 100, windowMs: 15 * MINUTE_MS },
  resetsOfEmail: { name: 'reset-email', max: 3, windowMs: 60 * MINUTE_MS },
  resetsFromAddress: { name: 'reset-address', max: 20, windowMs: 60 * MINUTE_MS },
  reportsFromAddress: { name: 'reports-address', max: 10, windowMs: 10 * MINUTE_MS },
  uploadsFromAddress: { name: 'uploads-address', max: 12, windowMs: 10 * MINUTE_MS },
  uploadsFromStrangers: { name: 'uploads-strangers', max: 1_000, windowMs: 60 * MINUTE_MS },
  exportsOfPerson: { name: 'exports-person', max: 5, windowMs: 60 * MINUTE_MS },
  codesFromAddress: { name: 'codes-address', max: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

const LONGEST_WINDOW_MS = Math.max(...Object.values(LIMITS).map(({ windowMs }) => windowMs));

/** Returns the keys, today's first; deletes expired ones. */
async function secrets(tx: Db, now: Date): Promise<Uint8Array[]> {
  const today = utcDay(now);
  const oldest = utcDay(new Date(now.getTime() - LONGEST_WINDOW_MS));
  const readKeys = () =>
    tx
      .select()
      .from(limitKeys)
      .where(inArray(limitKeys.day, [today, oldest]))
      .orderBy(sql`${limitKeys.day} DESC`);
  const found = await readKeys();
  if (found[0]?.day === today) return found.map(({ secret }) => secret);
  await tx
    .insert(limitKeys)
    .values({ day: today, secret: randomBytes(32) })
    .onConflictDoNothing();
  await tx.delete(limitKeys).where(lt(limitKeys.day, oldest));
  return (await readKeys()).map(({ secret }) => secret);
}

const hash = (secret: Uint8Array, subject: string): Buffer => createHmac('sha256', secret).update(subject).digest();

/**
 * Throws 429 if a limit is used up; returns an id for `forgetAttempt`. Subjects are locked until the transaction ends.
 */
export async function countAttempt(tx: Db, subjects: { limit: Limit; subject: string }[], now: Date): Promise<string> {
  const keys = await secrets(tx, now);
  const attemptId = randomUUID();
  // In name order, so that two attempts never deadlock.
  for (const { limit, subject } of subjects.toSorted((a, b) => (a.limit.name < b.limit.name ? -1 : 1))) {
    const hashes = keys.map((secret) => hash(secret, `${limit.name}\n${subject}`));
    const [current] = hashes;
    if (!current) throw new Error('no key for today');
    await acquireLockOn(tx, current);
    await refuseWhenUsedUp(tx, limit, hashes, now);
    await tx.insert(limitHits).values({ attemptId, limitName: limit.name, subject: current, at: now });
  }
  return attemptId;
}

async function refuseWhenUsedUp(tx: Db, limit: Limit, hashes: Buffer[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - limit.windowMs);
  const counted = and(
    eq(limitHits.limitName, limit.name),
    inArray(limitHits.subject, hashes),
    gt(limitHits.at, since),
    lte(limitHits.at, latestPlausible(now)),
  );
  const [used] = await tx.select({ hits: count() }).from(limitHits).where(counted);
  if (!used || used.hits < limit.max) return;
  const oldestRelevant = await tx
    .select({ at: limitHits.at })
    .from(limitHits)
    .where(counted)
    .orderBy(asc(limitHits.at))
    .offset(used.hits - limit.max)
    .limit(1);
  const freeAt = (oldestRelevant[0]?.at ?? now).getTime() + limit.windowMs;
  throw new Problem('request/too-many', { retryAfter: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) });
}

/** A successful sign-in is not a failed one. */
export async function forgetAttempt(db: Db, attemptId: string): Promise<void> {
  await db.delete(limitHits).where(eq(limitHits.attemptId, attemptId));
}

export async function sweepLimits(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LONGEST_WINDOW_MS);
  await db.delete(limitHits).where(lt(limitHits.at, before));
  await db.delete(limitKeys).where(lt(limitKeys.day, utcDay(before)));
}
