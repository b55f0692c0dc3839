/** SQL for the briefing: copies and suggestions, no other table (C17.2, C2.5). */
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { BriefingKeys } from '../../../../domain/briefing/briefing.ts';
import type { Db } from '../../../db/database.ts';
import { publishedBriefings as suggested, publishedReports as table } from '../../../db/published-schema.ts';

const candidate = {
  id: table.id,
  localDate: table.localDate,
  submittedOn: table.submittedOn,
  isMonthOnly: table.isMonthOnly,
  injuryLevel: table.injuryLevel,
  highestDamage: table.highestDamage,
  flightPhase: table.flightPhase,
  operationType: table.operationType,
  worldRegion: table.worldRegion,
  suggestedUntil: suggested.until,
};

const matchesKeys = ({ categoryKey, language }: BriefingKeys) =>
  and(
    categoryKey === null ? undefined : eq(table.categoryKey, categoryKey),
    language === null ? undefined : eq(table.language, language),
  );

/** The newest `limit` and all suggested ones; not yet filtered by operation and region. */
export async function listCandidates(db: Db, keys: BriefingKeys, { today, limit }: { today: string; limit: number }) {
  const newest = await db
    .select(candidate)
    .from(table)
    .leftJoin(suggested, eq(suggested.id, table.id))
    .where(matchesKeys(keys))
    .orderBy(desc(table.submittedOn), desc(table.id))
    .limit(limit);
  if (newest.length < limit) return newest;
  const older = await db
    .select(candidate)
    .from(suggested)
    .innerJoin(table, eq(table.id, suggested.id))
    .where(and(gt(suggested.until, today), matchesKeys(keys)));
  const newestIds = new Set(newest.map(({ id }) => id));
  return [...newest, ...older.filter(({ id }) => !newestIds.has(id))];
}

/** In any order. */
export function findLessons(db: Db, ids: string[]) {
  return db
    .select({
      id: table.id,
      headline: table.headline,
      narrative: table.narrative,
      smsManagerComment: table.smsManagerComment,
      language: table.language,
      submittedOn: table.submittedOn,
      isMonthOnly: table.isMonthOnly,
      question: suggested.question,
      until: suggested.until,
    })
    .from(table)
    .leftJoin(suggested, eq(suggested.id, table.id))
    .where(inArray(table.id, ids));
}
