/** All SQL of the sitemap: it names the table of published copies and no other (contract C2.5). */
import { desc } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { publishedReports as table } from '../db/published-schema.ts';

/** A sitemap may hold 50,000 addresses; this many are about 2 MB. */
const MOST = 20_000;

/** The newest published reports, by the index of the public list. */
export async function publishedIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .orderBy(desc(table.submittedOn), desc(table.id))
    .limit(MOST);
  return rows.map(({ id }) => id);
}
