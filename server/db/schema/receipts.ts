/** Tables for receipts and conversations (C10) */
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../domain/language/languages.ts';
import type { DetailField } from '../../../domain/receipt/details.ts';
import { bytes, timestamp } from './columns.ts';

/**
 * SHA-256 of the code (C10.1), wish for email and its language (C14.9), and whether its link opens the report (C19.7).
 */
export const receipts = pgTable('receipts', {
  reportId: uuid().primaryKey(),
  codeHash: bytes().notNull(),
  notify: boolean().notNull(),
  language: text().$type<Language>(),
  linkOpens: boolean().notNull().default(false),
});

/** `seen` by the other side (C10.4). */
export const reportMessages = pgTable('report_messages', {
  id: uuid().primaryKey().defaultRandom(),
  reportId: uuid().notNull(),
  position: integer('place').notNull(),
  fromReporter: boolean().notNull(),
  authorId: uuid(),
  body: text().notNull(),
  sentAt: timestamp().notNull(),
  seen: boolean().notNull().default(false),
  key: uuid(),
});

/** Fields the reporter filled in later, and the UTC day (C15.7). */
export const detailsAdded = pgTable(
  'details_added',
  {
    reportId: uuid().notNull(),
    field: text().$type<DetailField>().notNull(),
    addedOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.field] })],
);

/** Hashes of email links, or of keys exchanged for them (C19.7). */
export const receiptTokens = pgTable('receipt_tokens', {
  tokenHash: bytes().primaryKey(),
  reportId: uuid().notNull(),
  isKey: boolean().notNull(),
  expiresAt: timestamp().notNull(),
});
