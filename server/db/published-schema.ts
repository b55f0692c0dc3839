/**
 * The published copies, their words and their tallies (contract C2.5, C5.1). They stand apart from the other tables, so that
 * the code behind public pages can name these and no other: dependency-cruiser holds that wall.
 */
import { bigint, boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './schema/columns.ts';

/** What a published copy shows, and nothing confidential (C2.5, C3.9). */
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

/** What both lists are searched and filtered by (C3.13, C3.15). */
export const searchColumns = {
  searchText: text().notNull(),
  ...keys,
};

/** What a keyword is found by; the database itself keeps it beside each row (docs/decisions/022-search.md). */
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
  /** The copy tells the month alone, and stands at its last day (C5.5). */
  isMonth: boolean().notNull().default(false),
  ...searchColumns,
  revision: uuid().notNull().defaultRandom(),
  /** The day in UTC on which it was last published, and its place in the order of all; the database itself gives the latter (C12.6). */
  publishedOn: date({ mode: 'string' }).notNull().default('now'),
  publication: bigint({ mode: 'number' }).notNull().default(0),
});

/** What published copies are found by: the words of what they show, without case and accents (C3.13). */
export const publishedWords = pgTable('published_words', {
  id: uuid().primaryKey(),
  submittedOn: date({ mode: 'string' }).notNull(),
  isMonth: boolean().notNull().default(false),
  ...words,
});

/** Which copies the safety teams suggest for the briefing, with their question and the day on which that ends (C17.2). */
export const publishedBriefings = pgTable('published_briefings', {
  id: uuid().primaryKey(),
  question: text(),
  until: date({ mode: 'string' }).notNull(),
});

/** How many copies of a month, told by its first day, have the same keys; the database itself keeps it (docs/decisions/023-counts.md). */
export const publishedTallies = pgTable('published_tallies', {
  month: date({ mode: 'string' }).notNull(),
  ...keys,
  copies: integer().notNull(),
});

/** What is published of the photos of a report; shown while its copy is there (C16.4). */
export const publishedPhotos = pgTable('published_photos', {
  id: uuid().primaryKey(),
  reportId: uuid().notNull(),
  place: smallint().notNull(),
  bytes: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  description: text().notNull(),
  revision: uuid().notNull().defaultRandom(),
  /** For lists; `null` if the publisher's browser sent none. */
  small: bytes(),
});
