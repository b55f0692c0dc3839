/** The tables of receipts and conversations (contract C10). */
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../domain/language/languages.ts';
import { bytes, moment } from './columns.ts';

/** The receipt of a report (C10.1): the SHA-256 of its code, whether the reporter wants a mail for a question, and in which language (C14.9). */
export const receipts = pgTable('receipts', {
  reportId: uuid().primaryKey(),
  codeHash: bytes().notNull(),
  notify: boolean().notNull(),
  language: text().$type<Language>(),
});

/** What reporter and safety team wrote to each other; `seen` by the other side (C10.4). */
export const reportMessages = pgTable('report_messages', {
  id: uuid().primaryKey().defaultRandom(),
  reportId: uuid().notNull(),
  place: integer().notNull(),
  fromReporter: boolean().notNull(),
  authorId: uuid(),
  body: text().notNull(),
  sentAt: moment().notNull(),
  seen: boolean().notNull().default(false),
  key: uuid(),
});
