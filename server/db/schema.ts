/**
 * The Drizzle schema (C2). `Key` and `searchText` columns serve only search and filters; the database maintains the
 * word tables
 */
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Regime } from '../../domain/clubs/settings.ts';
import type { DayOrder } from '../../domain/imports/days.ts';
import type { ImportColumn } from '../../domain/imports/import.ts';
import type { ValueMap } from '../../domain/imports/values.ts';
import type { Language } from '../../domain/language/languages.ts';
import type { Precision, PrecisionChoice } from '../../domain/reports/public/precision.ts';
import type { FieldRange, Redaction } from '../../domain/reports/spans.ts';
import type { Role } from '../../domain/users/user.ts';
import { searchColumns, shownColumns, words } from './published-schema.ts';
import { bytes, timestamp } from './schema/columns.ts';

export * from './schema/authority.ts';
export * from './schema/flights.ts';
export * from './schema/follow-ups.ts';
export * from './schema/hazards.ts';
export * from './schema/keys.ts';
export * from './schema/mail.ts';
export * from './schema/photos.ts';
export * from './schema/receipts.ts';

export const clubs = pgTable('clubs', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  nameKey: text().notNull(),
  /** Before it was renamed: still removed from copies (C5.2). */
  formerNames: jsonb().$type<string[]>().notNull().default([]),
  description: text(),
  location: text(),
  createdAt: timestamp().notNull(),
  updatedAt: timestamp().notNull(),
  deletedAt: timestamp(),
  regime: text().$type<Regime>().notNull().default('none'),
  responsibleEntity: integer(),
  /** Only where it differs from the default (C5.5). */
  coarse: jsonb().$type<PrecisionChoice>().notNull().default({}),
  /** IANA name; null: from the location's country (C19.6). */
  timeZone: text(),
  /** For poster and staff email; null: the default (C14.9). */
  language: text().$type<Language>(),
});

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  emailKey: text().notNull(),
  passwordHash: text().notNull(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  clubId: uuid(),
  createdAt: timestamp().notNull(),
  updatedAt: timestamp().notNull(),
  /** The user's choice, if any (C14.9). */
  language: text().$type<Language>(),
});

export const sessions = pgTable('sessions', {
  tokenHash: bytes().primaryKey(),
  userId: uuid().notNull(),
  createdAt: timestamp().notNull(),
  lastSeenAt: timestamp().notNull(),
  /** Visible to the person (C11.6), unlike the hash. */
  id: uuid().notNull().defaultRandom(),
  label: text().notNull().default('Unknown browser'),
});

export const reports = pgTable('reports', {
  id: uuid().primaryKey().defaultRandom(),
  clubId: uuid().notNull(),
  ...shownColumns,
  utcDate: text(),
  utcTime: text(),
  narrativeLanguage: text(),
  stateOfRegistry: text(),
  aircraftRegistration: text(),
  serialNumber: text(),
  yearBuilt: text(),
  otherAircraftInfo: text(),
  lastDeparturePointCountry: text(),
  lastDeparturePointIcao: text(),
  lastDeparturePointOther: text(),
  plannedDestinationCountry: text(),
  plannedDestinationIcao: text(),
  plannedDestinationOther: text(),
  occurrenceOnGround: text(),
  weatherRelevant: text(),
  airspaceClass: text(),
  currentFlightRules: text(),
  reporterName: text(),
  reporterEmail: text(),
  reporterTelephone: text(),
  /** Replaces the reporter's headline (C19.5). */
  publicHeadline: text(),
  /** The team has set the language, overriding what the narrative suggests (C19.3). */
  languageCorrected: boolean().notNull().default(false),
  approvedForPublicView: boolean().notNull().default(false),
  isAnonymized: boolean().notNull().default(false),
  submittedAt: timestamp().notNull(),
  reviewedAt: timestamp(),
  redactions: jsonb().$type<Redaction[]>().notNull().default([]),
  /** NULL: the club's default (C5.5). */
  coarse: jsonb().$type<Precision>(),
  ...searchColumns,
  phaseKey: text(),
  operationKey: text(),
  /** The team's first act; maintained by the database (C12.1). */
  firstActAt: timestamp(),
  contactErasedAt: timestamp(),
  /** Hash of an imported report with its club (C12.7); NULL if submitted. */
  importedAs: bytes(),
  contactRedactions: jsonb('erased_finds').$type<Redaction[]>().notNull().default([]),
  /** Where the last publication replaced names of users, who may leave. */
  userNameFinds: jsonb('staff_finds').$type<FieldRange[]>().notNull().default([]),
});

/** For staff search (C3.13). */
export const reportWords = pgTable('report_words', {
  id: uuid().primaryKey(),
  clubId: uuid().notNull(),
  submittedAt: timestamp().notNull(),
  approvedForPublicView: boolean().notNull(),
  ...words,
});

/** Maintained by the database; a club's rows add up. */
export const reportCounts = pgTable(
  'report_counts',
  {
    clubId: uuid().notNull(),
    slot: smallint().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    approved: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.slot] })],
);

/** The file until confirmation, then the reports still to be indexed (C12.7). */
export const imports = pgTable('imports', {
  id: uuid().primaryKey(),
  clubId: uuid().notNull(),
  userId: uuid(),
  file: bytes(),
  columns: jsonb().$type<ImportColumn[]>().notNull(),
  dayOrder: text().$type<DayOrder>().notNull(),
  createdAt: timestamp().notNull(),
  imported: integer(),
  unindexed: uuid('unread').array().notNull().default([]),
  undated: text(),
  chosenValues: jsonb().$type<ValueMap>().notNull().default({}),
  confirmedAt: timestamp(),
  undoneAt: timestamp(),
  reports: uuid().array().notNull().default([]),
});

export const retentionRuns = pgTable('retention_runs', {
  day: date({ mode: 'string' }).primaryKey(),
  finishedAt: timestamp().notNull(),
});

export const backupRuns = pgTable('backup_runs', {
  finishedAt: timestamp().primaryKey(),
  bytes: bigint({ mode: 'number' }).notNull(),
  encrypted: boolean().notNull(),
});

export const idempotencyKeys = pgTable('idempotency_keys', {
  key: uuid().primaryKey(),
  reportId: uuid().notNull(),
  submittedAt: timestamp().notNull(),
});

/** For reports sealed on a device (C15.3). */
export const submissionKeys = pgTable('submission_keys', {
  id: uuid().primaryKey(),
  publicKey: bytes().notNull(),
  privateKey: bytes().notNull(),
  createdAt: timestamp().notNull(),
});

export const auditEvents = pgTable('audit_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp().notNull(),
  actorId: uuid(),
  action: text().notNull(),
  subjectKind: text(),
  subjectId: uuid(),
  details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
});

/** One row per event; the subject is a keyed hash (C6.3). */
export const limitHits = pgTable(
  'limit_hits',
  {
    attemptId: uuid().notNull(),
    limitName: text().notNull(),
    subject: bytes().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.limitName] })],
);

/** The daily keys of those hashes, deleted once no limit needs them (C6.3). */
export const limitKeys = pgTable('limit_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  secret: bytes().notNull(),
});
