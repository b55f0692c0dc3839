/** The tables of receipts and conversations (contract C10). */
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../domain/language/languages.ts';
import type { DetailField } from '../../../domain/receipt/details.ts';
import { bytes, moment } from './columns.ts';

/**
 * The receipt of a report (C10.1): the SHA-256 of its code, whether the reporter wants a mail for a question, in which language
 * (C14.9), and whether that mail's link opens the report without the code (C19.7).
 */
export const receipts = pgTable('receipts', {
  reportId: uuid().primaryKey(),
  codeHash: bytes().notNull(),
  notify: boolean().notNull(),
  language: text().$type<Language>(),
  linkOpens: boolean().notNull().default(false),
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

/** Fields of a report that its reporter filled later, and the day in UTC (C15.7). */
export const detailsAdded = pgTable(
  'details_added',
  {
    reportId: uuid().notNull(),
    field: text().$type<DetailField>().notNull(),
    addedOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.field] })],
);

/** What opens a report without its code (C19.7), by its hash: the link of a mail, or the key that it was changed for. */
export const receiptTokens = pgTable('receipt_tokens', {
  tokenHash: bytes().primaryKey(),
  reportId: uuid().notNull(),
  isKey: boolean().notNull(),
  expiresAt: moment().notNull(),
});
