/** Published tables (C2.5, C5.1), separate so that code for public pages can import no others (dependency-cruiser) */
import { bigint, boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './schema/columns.ts';

/** Nothing confidential (C2.5, C3.9). */
export const shownColumns = {
  headline: text(),
  narrative: text().notNull(),
  injuryLevel: text(),
  highestDamage: text(),
  localDate: text(),
  localTime: text(),
  locationOccurrence: text(),
  worldRegion: text(),
  stateArea: text(),
  aircraftCategory: text(),
  manufacturer: text(),
  model: text(),
  operationType: text(),
  flightPhase: text(),
  weatherConditions: text(),
  smsManagerComment: text(),
};

const keys = { injuryKey: text(), damageKey: text(), categoryKey: text() };

/** For search and filters (C3.13, C3.15). */
export const searchColumns = {
  searchText: text().notNull(),
  ...keys,
};

/** Maintained by the database (docs/decisions/022-search.md). */
export const words = {
  ...keys,
  words: text().notNull(),
  isLong: boolean().notNull(),
};

export const publishedReports = pgTable('published_reports', {
  id: uuid().primaryKey(),
  ...shownColumns,
  /** ISO 639-1 (C14.8). */
  language: text(),
  submittedOn: date({ mode: 'string' }).notNull(),
  /** The copy shows only the month, stored as its last day (C5.5). */
  isMonthOnly: boolean('is_month').notNull().default(false),
  ...searchColumns,
  revision: uuid().notNull().defaultRandom(),
  /** Last publication, UTC, and its order, set by the database (C12.6). */
  publishedOn: date({ mode: 'string' }).notNull().default('now'),
  publication: bigint({ mode: 'number' }).notNull().default(0),
});

/** Folded words of the copies' texts (C3.13). */
export const publishedWords = pgTable('published_words', {
  id: uuid().primaryKey(),
  submittedOn: date({ mode: 'string' }).notNull(),
  isMonthOnly: boolean('is_month').notNull().default(false),
  ...words,
});

/** Suggestions with question and end day (C17.2). */
export const publishedBriefings = pgTable('published_briefings', {
  id: uuid().primaryKey(),
  question: text(),
  until: date({ mode: 'string' }).notNull(),
});

/** Per month (first day) and keys, maintained by the database (docs/decisions/023-counts.md). */
export const publishedTallies = pgTable('published_tallies', {
  month: date({ mode: 'string' }).notNull(),
  ...keys,
  copies: integer().notNull(),
});

/** Shown while the copy exists (C16.4). */
export const publishedPhotos = pgTable('published_photos', {
  id: uuid().primaryKey(),
  reportId: uuid().notNull(),
  position: smallint('place').notNull(),
  bytes: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  description: text().notNull(),
  revision: uuid().notNull().defaultRandom(),
  /** For lists; `null` if the publisher's browser sent none. */
  small: bytes(),
});
