import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ActionsChoice, ReportsChoice } from '../../../domain/mail/choices.ts';
import type { MailKind, MailTopic } from '../../../domain/mail/kinds.ts';
import { timestamp } from './columns.ts';

/** Waiting and sent emails (C9.2): the recipient is looked up on sending. */
export const outbox = pgTable('outbox', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<MailKind>().notNull(),
  userId: uuid(),
  reportId: uuid(),
  /** Nobody is mailed twice about the same event. */
  eventKey: text('occasion'),
  messageId: uuid().notNull().defaultRandom(),
  /** `needless`: already dealt with, or without a recipient. */
  state: text().$type<'waiting' | 'sent' | 'failed' | 'needless'>().notNull().default('waiting'),
  isPostponed: boolean('held').notNull().default(false),
  batchedWith: uuid('goes_with'),
  tries: smallint().notNull().default(0),
  nextAt: timestamp().notNull(),
  troubleSince: timestamp(),
  lastAnswer: text(),
  createdAt: timestamp().notNull(),
  endedAt: timestamp(),
});

/** No row: the defaults (C9.5). */
export const mailChoices = pgTable('mail_choices', {
  userId: uuid().primaryKey(),
  reports: text().$type<ReportsChoice>().notNull().default('at-once'),
  actions: text().$type<ActionsChoice>().notNull().default('weekly'),
});

export const mailLinks = pgTable('mail_links', {
  token: text().primaryKey(),
  topic: text().$type<MailTopic>().notNull(),
  userId: uuid(),
  reportId: uuid(),
  stoppedAt: timestamp(),
});
