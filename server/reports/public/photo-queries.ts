/** SQL for published photos: only those of public copies (C2.5, C16.4). */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { publishedReports, publishedPhotos as table } from '../../db/published-schema.ts';

const shown = { id: table.id, width: table.width, height: table.height, description: table.description };

const inPublic = eq(publishedReports.id, table.reportId);

/** In order; undefined if the report is not public. */
export async function listPublicPhotos(db: Db, reportId: string) {
  const rows = await db
    .select({ ...shown, id: sql<string | null>`${table.id}` })
    .from(publishedReports)
    .leftJoin(table, inPublic)
    .where(eq(publishedReports.id, reportId))
    .orderBy(asc(table.position));
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is PublicPhotoRow => row.id !== null);
}

type PublicPhotoRow = { id: string; width: number; height: number; description: string };

/** In order, only public ones. */
export async function publicPhotosOf(db: Db, reportIds: string[]) {
  if (reportIds.length === 0) return [];
  return db
    .select({ ...shown, reportId: table.reportId })
    .from(table)
    .innerJoin(publishedReports, inPublic)
    .where(inArray(table.reportId, reportIds))
    .orderBy(asc(table.reportId), asc(table.position));
}

/** Without bytes if this revision is known; undefined if not public. */
export async function publicPicture(
  db: Db,
  { reportId, id, known, isSmall }: { reportId: string; id: string; known: string | null; isSmall: boolean },
) {
  // Without a small version, the whole photo is shown.
  const picture = isSmall ? sql`coalesce(${table.small}, ${table.bytes})` : table.bytes;
  const bytes = sql<Uint8Array | null>`CASE WHEN ${table.revision}::text = ${known ?? ''}::text THEN NULL ELSE ${picture} END`;
  const [found] = await db
    .select({ revision: table.revision, bytes })
    .from(table)
    .innerJoin(publishedReports, inPublic)
    .where(and(eq(table.reportId, reportId), eq(table.id, id)));
  return found;
}

export async function firstPhotosOf(db: Db, reportIds: string[]) {
  const found = await publicPhotosOf(db, reportIds);
  return found.filter(({ reportId }, at) => found[at - 1]?.reportId !== reportId);
}
