/** SQL for a report's photos (C16.3, C16.4); for unclaimed ones see upload-queries.ts. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Statement } from '../db/database.ts';
import { publishedPhotos } from '../db/published-schema.ts';
import { photos as table } from '../db/schema.ts';

const shown = {
  id: table.id,
  width: table.width,
  height: table.height,
  published: isNotNull(publishedPhotos.id).mapWith(Boolean),
};

const isOf = (reportId: string, id: string) => and(eq(table.reportId, reportId), eq(table.id, id));

/** In order. */
export function listPhotos(db: Db, reportId: string) {
  return db
    .select(shown)
    .from(table)
    .leftJoin(publishedPhotos, eq(publishedPhotos.id, table.id))
    .where(eq(table.reportId, reportId))
    .orderBy(asc(table.position));
}

export async function findPhoto(db: Db, reportId: string, id: string) {
  const [found] = await db
    .select({ ...shown, position: table.position })
    .from(table)
    .leftJoin(publishedPhotos, eq(publishedPhotos.id, table.id))
    .where(isOf(reportId, id));
  return found;
}

export async function photoBytes(db: Db, reportId: string, id: string): Promise<Uint8Array | undefined> {
  const [found] = await db.select({ bytes: table.bytes }).from(table).where(isOf(reportId, id));
  return found?.bytes;
}

export async function findPublishedPhoto(db: Db, reportId: string, id: string) {
  const [found] = await db.select(shownOfPublished).from(publishedPhotos).where(isOfPublished(reportId, id));
  return found;
}

const shownOfPublished = {
  id: publishedPhotos.id,
  width: publishedPhotos.width,
  height: publishedPhotos.height,
  description: publishedPhotos.description,
};

const isOfPublished = (reportId: string, id: string) =>
  and(eq(publishedPhotos.reportId, reportId), eq(publishedPhotos.id, id));

export async function publishedBytes(db: Db, reportId: string, id: string): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ bytes: publishedPhotos.bytes })
    .from(publishedPhotos)
    .where(isOfPublished(reportId, id));
  return found?.bytes;
}

type Publication = {
  id: string;
  reportId: string;
  position: number;
  upload: string;
  description: string;
  small: Uint8Array | null;
};

/** Replaces an earlier one when the statement is sent. */
export function putPublishedPhoto(
  tx: Db,
  { id, reportId, position, upload, description, small }: Publication,
): Statement {
  return tx.execute(sql`WITH taken AS (DELETE FROM uploads WHERE id = ${upload}::uuid RETURNING *)
    INSERT INTO published_photos (id, report_id, place, bytes, width, height, description, small)
    SELECT ${id}::uuid, ${reportId}::uuid, ${position}::smallint, bytes, width, height, ${description}::text,
      ${small}::bytea FROM taken
    ON CONFLICT (id) DO UPDATE SET bytes = excluded.bytes, width = excluded.width, height = excluded.height,
      description = excluded.description, small = excluded.small, revision = gen_random_uuid()`);
}

/** Of the report's published photos. */
export function publishedDescriptions(db: Db, reportId: string): Promise<{ id: string; description: string }[]> {
  const { id, description } = publishedPhotos;
  return db.select({ id, description }).from(publishedPhotos).where(eq(publishedPhotos.reportId, reportId));
}

export function describePublishedPhoto(tx: Db, id: string, description: string): Statement {
  return tx
    .update(publishedPhotos)
    .set({ description, revision: sql`gen_random_uuid()` })
    .where(eq(publishedPhotos.id, id));
}

export function removePublishedPhoto(tx: Db, id: string): Statement {
  return tx.delete(publishedPhotos).where(eq(publishedPhotos.id, id));
}

export const countPhotos = (db: Db, reportId: string): Promise<number> =>
  db.$count(table, eq(table.reportId, reportId));

/** Includes published ones. Send it last: it blocks all other changes to public data until the commit. */
export function deletePhotos(tx: Db, reportIds: string[]): Statement {
  return tx.delete(table).where(inArray(table.reportId, reportIds));
}

/** Photos, unclaimed uploads, and their bytes. */
export async function photoMetrics(db: Db) {
  const size = (table: string, column = 'bytes') =>
    sql`coalesce((SELECT sum(octet_length(${sql.identifier(column)})) FROM ${sql.identifier(table)}), 0)`;
  const [found] = await db
    .select({
      photos: sql`(SELECT count(*) FROM photos)`.mapWith(Number),
      published: sql`(SELECT count(*) FROM published_photos)`.mapWith(Number),
      uploads: sql`(SELECT count(*) FROM uploads)`.mapWith(Number),
      bytes:
        sql`${size('photos')} + ${size('published_photos')} + ${size('published_photos', 'small')} + ${size('uploads')}`.mapWith(
          Number,
        ),
    })
    .from(sql`(VALUES (1)) AS one`);
  if (!found) throw new Error('count returned no row');
  return found;
}
