/** SQL for the sitemap and /trends: published copies and their tallies, no other table (C2.5). */
import { desc, sql } from 'drizzle-orm';
import type { TrendCounts } from '../../domain/analytics/trends.ts';
import type { Db } from '../db/database.ts';
import { publishedReports as table, publishedTallies as tallies } from '../db/published-schema.ts';

/** A sitemap may have 50,000 addresses; each report has one per language (C14.2). */
const REPORTS_MAX = 5_500;

/** Uses the index of the public list. */
export async function publishedIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .orderBy(desc(table.submittedOn), desc(table.id))
    .limit(REPORTS_MAX);
  return rows.map(({ id }) => id);
}

/** By month, which even a copy without a day has (C12.3). */
export async function countCopies(db: Db): Promise<TrendCounts> {
  const total = sql<number>`sum(${tallies.copies})`.mapWith(Number);
  const months = await db
    .select({ month: tallies.month, injuryLevel: tallies.injuryKey, highestDamage: tallies.damageKey, total })
    .from(tallies)
    .groupBy(tallies.month, tallies.injuryKey, tallies.damageKey);
  const many = sql<number>`count(*)`.mapWith(Number);
  const phases = await db.select({ text: table.flightPhase, total: many }).from(table).groupBy(table.flightPhase);
  const categories = await db
    .select({ text: table.aircraftCategory, total: many })
    .from(table)
    .groupBy(table.aircraftCategory);
  return { months, phases, categories };
}
