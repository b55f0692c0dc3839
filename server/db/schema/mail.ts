/** The tables of mails (contract C9). */
import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ActionsChoice, ReportsChoice } from '../../../domain/mail/choices.ts';
import type { MailKind, MailTopic } from '../../../domain/mail/kinds.ts';
import { moment } from './columns.ts';

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
