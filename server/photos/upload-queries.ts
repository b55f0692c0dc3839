/**
 * Uploads waiting to be claimed (C16.2). Only the same user can claim a signed-in user's; an anonymous upload needs
 * only its id, since a phone's address changes.
 */
import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { HOUR_MS } from '../../domain/durations.ts';
import { PHOTOS_MAX } from '../../domain/photos/limits.ts';
import { NO_SUCH_UPLOAD, TOO_MANY_PHOTOS, uploads as uploadsField } from '../../domain/photos/upload.ts';
import { type FieldProblem, fieldProblem } from '../../domain/problems.ts';
import { check, throwIfInvalid } from '../../domain/validate.ts';
import type { Db, Statement } from '../db/database.ts';
import { photos, uploads as table } from '../db/schema.ts';

/** Of 64 hexadecimal digits the first 32; two of them become version and variant of a UUID. */
const UUID_PARTS = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/;

const CLAIM_WITHIN_MS = HOUR_MS;

const oldestClaimable = (now: Date): Date => new Date(now.getTime() - CLAIM_WITHIN_MS);

export async function insertUpload(tx: Db, row: Omit<typeof table.$inferInsert, 'id'>): Promise<{ id: string }> {
  const [created] = await tx.insert(table).values(row).returning({ id: table.id });
  if (!created) throw new Error('INSERT returned no row');
  return created;
}

export async function sweepUploads(db: Db, now: Date): Promise<void> {
  await db.delete(table).where(lte(table.createdAt, oldestClaimable(now)));
}

type Claimer = { userId: string | null; now: Date };

/** Locks the uploads until the transaction ends; false if any cannot be claimed. */
export async function lockUploads(tx: Db, ids: readonly string[], { userId, now }: Claimer): Promise<boolean> {
  if (ids.length === 0) return true;
  const isTheirs = userId === null ? isNull(table.ownerId) : or(isNull(table.ownerId), eq(table.ownerId, userId));
  const locked = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...ids]), gt(table.createdAt, oldestClaimable(now)), isTheirs))
    .orderBy(table.id)
    .for('update');
  return locked.length === ids.length;
}

/** Wrapped in an object, since returning a statement from an async function would send it. */
type ClaimedUploads = { statement: Statement };

/** `reportId`: null for a new report. `key`: the Idempotency-Key, if a repeat is to be recognised here. */
type Claim = Claimer & { reportId: string | null; uploads: readonly string[]; key?: string | null };

/** The same for a repeated claim; without a key, random. */
const photoIdOf = (upload: string, key: string | null): string =>
  key
    ? createHash('sha256').update(`${key} ${upload}`).digest('hex').replace(UUID_PARTS, '$1-$2-8$3-8$4-$5')
    : randomUUID();

/** `storedCount`: how many photos the report has; `claims`: those to add, without repeats. Locks the uploads. */
async function inspect(tx: Db, { reportId, uploads, key = null, ...claimer }: Claim) {
  const named = uploads.map((id) => ({ id, photoId: photoIdOf(id, key) }));
  const stored =
    reportId === null ? [] : await tx.select({ id: photos.id }).from(photos).where(eq(photos.reportId, reportId));
  const claims = named.filter(({ photoId }) => !stored.some(({ id }) => id === photoId));
  const isClaimable = await lockUploads(
    tx,
    claims.map(({ id }) => id),
    claimer,
  );
  const problems: FieldProblem[] = [];
  if (!isClaimable) problems.push(fieldProblem('uploads', NO_SUCH_UPLOAD));
  else if (stored.length + claims.length > PHOTOS_MAX) problems.push(fieldProblem('uploads', TOO_MANY_PHOTOS));
  return { storedCount: stored.length, claims, problems };
}

/** Reported along with the other rules that a body violates (C3.1). */
export async function uploadProblemsInBody(
  db: Db,
  sent: { uploads?: unknown },
  claim: Omit<Claim, 'uploads'>,
): Promise<FieldProblem[]> {
  const checked = check(uploadsField, sent.uploads);
  if ('errors' in checked || checked.value.length === 0) return [];
  return (await inspect(db, { ...claim, uploads: checked.value })).problems;
}

/**
 * The statement to send once the report exists; null if there is nothing to do. Throws 400 at `uploads` for unknown,
 * others', claimed or expired ones, or too many. Lock an existing report first.
 */
export async function claimUploads(
  tx: Db,
  { reportId, uploads, ...claim }: Claim & { reportId: string },
): Promise<ClaimedUploads | null> {
  if (uploads.length === 0) return null;
  const { storedCount, claims, problems } = await inspect(tx, { reportId, uploads, ...claim });
  throwIfInvalid(problems);
  if (claims.length === 0) return null;
  const order = sql.join(
    claims.map(({ id, photoId }, at) => sql`(${id}::uuid, ${photoId}::uuid, ${storedCount + at + 1}::smallint)`),
    sql`, `,
  );
  const statement = tx.execute(sql`WITH placed (id, photo_id, place) AS (VALUES ${order}),
    taken AS (DELETE FROM uploads WHERE id IN (SELECT id FROM placed) RETURNING *)
    INSERT INTO photos (id, report_id, place, bytes, width, height)
    SELECT placed.photo_id, ${reportId}::uuid, placed.place, taken.bytes, taken.width, taken.height FROM taken JOIN placed USING (id)`);
  return { statement };
}
