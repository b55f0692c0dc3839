/**
 * The tables as Drizzle sees them (specification section 3, contract C2). The migrations say the same in SQL; a test
 * compares the two. Columns that only serve search and filters end in `Key` or are called `searchText`: they are
 * computed in domain/, never read by a person. Tables of words beside the rows are kept by the database itself.
 */
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ActionState, Worked } from '../../domain/actions/action.ts';
import type { Regime } from '../../domain/clubs/settings.ts';
import type { ClosingReason } from '../../domain/follow-up/codes.ts';
import type { ActionsChoice, ReportsChoice } from '../../domain/mail/choices.ts';
import type { MailKind, MailTopic } from '../../domain/mail/kinds.ts';
import type { Coarse, CoarseChoice } from '../../domain/reports/public/coarse.ts';
import type { Redaction } from '../../domain/reports/spans.ts';
import type { Role } from '../../domain/users/user.ts';
import { shown, sought, words } from './published-schema.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const clubs = pgTable('clubs', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  nameKey: text().notNull(),
  description: text(),
  location: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  deletedAt: moment(),
  regime: text().$type<Regime>().notNull().default('none'),
  responsibleEntity: integer(),
  /** What its copies are made coarse by, where that is not as given (C5.5). */
  coarse: jsonb().$type<CoarseChoice>().notNull().default({}),
});

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  emailKey: text().notNull(),
  passwordHash: text().notNull(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  clubId: uuid(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

export const sessions = pgTable('sessions', {
  tokenHash: bytes().primaryKey(),
  userId: uuid().notNull(),
  createdAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
});

export const reports = pgTable('reports', {
  id: uuid().primaryKey().defaultRandom(),
  clubId: uuid().notNull(),
  ...shown,
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
  approvedForPublicView: boolean().notNull().default(false),
  isAnonymized: boolean().notNull().default(false),
  submittedAt: moment().notNull(),
  reviewedAt: moment(),
  redactions: jsonb().$type<Redaction[]>().notNull().default([]),
  /** How coarse its copy is, kept with the decisions; NULL: as its club's default says (C5.5). */
  coarse: jsonb().$type<Coarse>(),
  ...sought,
  contactErasedAt: moment(),
  erasedFinds: jsonb().$type<Redaction[]>().notNull().default([]),
});

/** What reports are found by when staff search (C3.13). */
export const reportWords = pgTable('report_words', {
  id: uuid().primaryKey(),
  clubId: uuid().notNull(),
  submittedAt: moment().notNull(),
  approvedForPublicView: boolean().notNull(),
  ...words,
});

/** How many reports each club has, kept by the database itself; several rows of a club add up. */
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

/** The follow-up of a report (C8); none where nobody has begun one. `toldFinds` is what an erased contact told of `told`. */
export const followUps = pgTable('follow_ups', {
  reportId: uuid().primaryKey(),
  takenBy: uuid(),
  occurrenceClass: smallint(),
  categories: smallint().array().notNull().default([]),
  eventTypes: integer().array().notNull().default([]),
  outcome: smallint(),
  barriers: smallint(),
  findings: text(),
  conclusions: text(),
  told: text(),
  toldFinds: jsonb().$type<Redaction[]>().notNull().default([]),
  toldSent: text(),
  toldSentOn: date({ mode: 'string' }),
  closingReason: text().$type<ClosingReason>(),
  closingNote: text(),
  closedAt: moment(),
  closedBy: uuid(),
});

/** What somebody is to do, about a report or without one (C8.7). */
export const actions = pgTable('actions', {
  id: uuid().primaryKey().defaultRandom(),
  clubId: uuid().notNull(),
  reportId: uuid(),
  title: text().notNull(),
  details: text(),
  ownerName: text(),
  ownerId: uuid(),
  due: date({ mode: 'string' }),
  state: text().$type<ActionState>().notNull(),
  doneAt: moment(),
  result: text(),
  worked: text().$type<Worked>(),
  checkOn: date({ mode: 'string' }),
  createdAt: moment().notNull(),
});

/** Mails that wait and have gone (C9.2): who gets one is looked up when it is sent. */
export const outbox = pgTable('outbox', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<MailKind>().notNull(),
  userId: uuid(),
  reportId: uuid(),
  occasion: text(),
  messageId: uuid().notNull().defaultRandom(),
  /** `needless`: dealt with meanwhile, or nobody is there any more who may have it. */
  state: text().$type<'waiting' | 'sent' | 'failed' | 'needless'>().notNull().default('waiting'),
  held: boolean().notNull().default(false),
  goesWith: uuid(),
  tries: smallint().notNull().default(0),
  nextAt: moment().notNull(),
  troubleSince: moment(),
  lastAnswer: text(),
  createdAt: moment().notNull(),
  endedAt: moment(),
});

/** What mails somebody wants (C9.5); no row: the defaults. */
export const mailChoices = pgTable('mail_choices', {
  userId: uuid().primaryKey(),
  reports: text().$type<ReportsChoice>().notNull().default('at-once'),
  actions: text().$type<ActionsChoice>().notNull().default('weekly'),
});

/** What the links in mails stop (C9.5). */
export const mailLinks = pgTable('mail_links', {
  token: text().primaryKey(),
  topic: text().$type<MailTopic>().notNull(),
  userId: uuid(),
  reportId: uuid(),
  stoppedAt: moment(),
});

/** The days on which the retention job has run to its end. */
export const retentionRuns = pgTable('retention_runs', {
  day: date({ mode: 'string' }).primaryKey(),
  finishedAt: moment().notNull(),
});

export const idempotencyKeys = pgTable('idempotency_keys', {
  key: uuid().primaryKey(),
  reportId: uuid().notNull(),
  submittedAt: moment().notNull(),
});

export const auditEvents = pgTable('audit_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  actorId: uuid(),
  action: text().notNull(),
  subjectKind: text(),
  subjectId: uuid(),
  details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
});

/** One row per counted event of a limit; the subject is a keyed hash (C6.3). */
export const limitHits = pgTable(
  'limit_hits',
  {
    attemptId: uuid().notNull(),
    limitName: text().notNull(),
    subject: bytes().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.limitName] })],
);

/** The keys of those hashes, one a day, forgotten as soon as no limit can look back on its day (C6.3). */
export const limitKeys = pgTable('limit_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  secret: bytes().notNull(),
});
