/** SQL for the public pages: copies, their words and tallies, no other table (C2.5). */
import { type AnyColumn, and, count, desc, eq, exists, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { PublicFilters, type PublicListQuery } from '../../../domain/reports/filters.ts';
import { isReversed, lastOfMonth, type Months, splitIntoMonths } from '../../../domain/text/calendar.ts';
import { validate } from '../../../domain/validate.ts';
import type { Db } from '../../db/database.ts';
import {
  publishedReports as table,
  publishedTallies as tallies,
  publishedWords as words,
} from '../../db/published-schema.ts';
import type { Cursor } from '../../http/paging.ts';
import { byIndex, byKeys, byScanning, matchesLabels, pageAmongNewest } from '../filtering.ts';
import { topicByIndex, topicByScanning } from './topics/queries.ts';

const columns = {
  id: table.id,
  headline: table.headline,
  narrative: table.narrative,
  language: table.language,
  injuryLevel: table.injuryLevel,
  highestDamage: table.highestDamage,
  localDate: table.localDate,
  localTime: table.localTime,
  locationOccurrence: table.locationOccurrence,
  worldRegion: table.worldRegion,
  stateArea: table.stateArea,
  aircraftCategory: table.aircraftCategory,
  manufacturer: table.manufacturer,
  model: table.model,
  operationType: table.operationType,
  flightPhase: table.flightPhase,
  weatherConditions: table.weatherConditions,
  smsManagerComment: table.smsManagerComment,
  submittedOn: table.submittedOn,
  isMonthOnly: table.isMonthOnly,
};

type Days = Record<'submittedOn' | 'isMonthOnly', AnyColumn>;

/** Inclusive; a copy with only a month matches every range that overlaps it, and is sorted at its end (C5.5). */
const withinDays = (
  { submittedOn, isMonthOnly }: Days,
  { startDate, endDate }: Pick<PublicFilters, 'startDate' | 'endDate'>,
) =>
  and(
    isReversed(startDate, endDate) ? sql`false` : undefined,
    startDate === null ? undefined : gte(submittedOn, startDate),
    endDate === null
      ? undefined
      : and(lte(submittedOn, lastOfMonth(endDate)), or(lte(submittedOn, endDate), sql`${isMonthOnly}`)),
  );

/** Filters by the language of the narrative (C14.8). */
const inLanguage = (
  { language: column }: Record<'language', AnyColumn>,
  { language }: Pick<PublicFilters, 'language'>,
) => (language === null ? undefined : eq(column, language));

const isByWords = ({ words, topic }: PublicFilters): boolean => words.length > 0 || topic !== null;

/** The word index lacks language and values matched by labels (C14.6), so they are checked in the copies. */
const byWords = (db: Db, query: PublicFilters) => {
  const ofKeyword = query.words.length > 0 ? byIndex(words, query) : byKeys(words, query);
  const found = and(ofKeyword, topicByIndex(words, query.topic));
  const isInIndex = query.language === null && !matchesLabels(query);
  if (isInIndex) return found;
  const read = matchesLabels(query) ? byScanning(table, query) : undefined;
  const copy = db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, words.id), inLanguage(table, query), read));
  return and(found, exists(copy));
};

/** A copy's position in the list and its revision. */
const entryColumns = { id: table.id, submittedOn: table.submittedOn, revision: table.revision };

const afterCursor = ({ submittedOn, id }: Record<'submittedOn' | 'id', AnyColumn>, after: Cursor | null) =>
  after === null ? undefined : sql`(${submittedOn}, ${id}) < (${after.at}::date, ${after.id}::uuid)`;

const scannedColumns = {
  language: table.language,
  searchText: table.searchText,
  injuryKey: table.injuryKey,
  damageKey: table.damageKey,
  categoryKey: table.categoryKey,
  injuryLevel: table.injuryLevel,
  highestDamage: table.highestDamage,
  worldRegion: table.worldRegion,
  aircraftCategory: table.aircraftCategory,
  operationType: table.operationType,
  flightPhase: table.flightPhase,
  weatherConditions: table.weatherConditions,
};

function entriesAmongNewest(db: Db, query: PublicListQuery, after: Cursor | null, rowCount: number) {
  const newest = db
    .select({ ...entryColumns, ...scannedColumns })
    .from(table)
    .where(and(withinDays(table, query), afterCursor(table, after)))
    .orderBy(desc(table.submittedOn), desc(table.id))
    .limit(rowCount)
    .as('newest');
  return db
    .select({ id: newest.id, submittedOn: newest.submittedOn, revision: newest.revision })
    .from(newest)
    .where(and(byScanning(newest, query), inLanguage(newest, query), topicByScanning(newest.searchText, query.topic)))
    .orderBy(desc(newest.submittedOn), desc(newest.id))
    .limit(query.limit + 1);
}

/** Finds by the word index; reads the positions from the copies. */
function entriesByWords(db: Db, query: PublicListQuery, after: Cursor | null) {
  const found = db
    .select({ id: words.id })
    .from(words)
    .where(and(byWords(db, query), withinDays(words, query), afterCursor(words, after)))
    .orderBy(desc(words.submittedOn), desc(words.id))
    .limit(query.limit + 1)
    .as('found');
  return db
    .select(entryColumns)
    .from(table)
    .innerJoin(found, eq(table.id, found.id))
    .orderBy(desc(table.submittedOn), desc(table.id));
}

/** Newest day first, one more than `limit` if there is a next page (C3.9, C3.11). */
export async function listEntries(db: Db, query: PublicListQuery, after: Cursor | null) {
  if (isByWords(query)) {
    const page = await pageAmongNewest(query.limit, (rowCount) => entriesAmongNewest(db, query, after, rowCount));
    return page ?? entriesByWords(db, query, after);
  }
  return db
    .select(entryColumns)
    .from(table)
    .where(and(byKeys(table, query), inLanguage(table, query), withinDays(table, query), afterCursor(table, after)))
    .orderBy(desc(table.submittedOn), desc(table.id))
    .limit(query.limit + 1);
}

/** In any order. */
export function findCopies(db: Db, ids: string[]) {
  return db
    .select({ ...columns, revision: table.revision })
    .from(table)
    .where(inArray(table.id, ids));
}

export async function findPublished(db: Db, id: string) {
  const [copy] = await db.select(columns).from(table).where(eq(table.id, id));
  return copy;
}

/** Latest first (C12.6). */
export function latestPublished(db: Db, limit: number) {
  return db
    .select({ ...columns, publishedOn: table.publishedOn })
    .from(table)
    .orderBy(desc(table.publication), table.id)
    .limit(limit);
}

async function countByWords(db: Db, filters: PublicFilters): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(words)
    .where(and(byWords(db, filters), withinDays(words, filters)));
  return counted?.total ?? 0;
}

/** Whether any published copy contains the word, ignoring filters. */
export async function isInCopies(db: Db, word: string): Promise<boolean> {
  const criteria = { ...validate(PublicFilters, {}), words: [word] };
  const found = await db.select({ id: words.id }).from(words).where(byIndex(words, criteria)).limit(1);
  return found.length > 0;
}

/** Counts the copies, since the tallies have no language. */
async function countOfLanguage(db: Db, filters: PublicFilters): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(table)
    .where(and(inLanguage(table, filters), byKeys(table, filters), withinDays(table, filters)));
  return counted?.total ?? 0;
}

const ofMonths = (months: Months | null) =>
  months === null
    ? sql`false`
    : and(
        months.from === null ? undefined : gte(tallies.month, months.from),
        months.before === null ? undefined : lt(tallies.month, months.before),
      );

/**
 * Without a keyword, adds up whole months and scans only those the range cuts, in one statement for a consistent
 * snapshot (docs/decisions/023-counts.md).
 */
export async function countPublished(db: Db, filters: PublicFilters): Promise<number> {
  if (isByWords(filters)) return countByWords(db, filters);
  if (filters.language !== null) return countOfLanguage(db, filters);
  const { months, days } = splitIntoMonths({ from: filters.startDate, to: filters.endDate });
  const ofWholeMonths = sql`coalesce(sum(${tallies.copies}), 0)`;
  const ofDaysLeft = days.map(({ from, to }) =>
    db
      .select({ total: count() })
      .from(table)
      .where(and(byKeys(table, filters), withinDays(table, { startDate: from, endDate: to }))),
  );
  const [counted] = await db
    .select({ total: sql.join([ofWholeMonths, ...ofDaysLeft], sql` + `).mapWith(Number) })
    .from(tallies)
    .where(and(ofMonths(months), byKeys(tallies, filters)));
  return counted?.total ?? 0;
}

export type ListEntry = Awaited<ReturnType<typeof listEntries>>[number];
export type PublishedRow = NonNullable<Awaited<ReturnType<typeof findPublished>>>;
