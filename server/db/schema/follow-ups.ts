import { date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ActionState, Effectiveness } from '../../../domain/actions/action.ts';
import type { ClosingReason } from '../../../domain/follow-up/codes.ts';
import type { FieldRange } from '../../../domain/reports/spans.ts';
import { timestamp } from './columns.ts';

/**
 * No row until begun (C8). `contactRedactions`: where the contact was, once erased, in `reply`, `findings`, `conclusions`.
 */
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
  reply: text('told'),
  contactRedactions: jsonb('told_finds').$type<FieldRange[]>().notNull().default([]),
  replySent: text('told_sent'),
  replySentOn: date('told_sent_on', { mode: 'string' }),
  closingReason: text().$type<ClosingReason>(),
  closingNote: text(),
  closedAt: timestamp(),
  closedBy: uuid(),
});

/** With or without a report (C8.7). */
export const actions = pgTable('actions', {
  id: uuid().primaryKey().defaultRandom(),
  clubId: uuid().notNull(),
  reportId: uuid(),
  title: text().notNull(),
  details: text(),
  ownerName: text(),
  /** The user whose name was copied by a reassignment. */
  ownerNameOf: uuid(),
  ownerId: uuid(),
  due: date({ mode: 'string' }),
  state: text().$type<ActionState>().notNull(),
  doneAt: timestamp(),
  result: text(),
  worked: text().$type<Effectiveness>(),
  checkOn: date({ mode: 'string' }),
  createdAt: timestamp().notNull(),
});
