import { date, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { HazardState } from '../../../domain/hazards/hazard.ts';
import { timestamp } from './columns.ts';

export const hazards = pgTable('hazards', {
  id: uuid().primaryKey().defaultRandom(),
  clubId: uuid().notNull(),
  title: text().notNull(),
  description: text(),
  controls: text(),
  severity: smallint().notNull(),
  likelihood: smallint().notNull(),
  leftSeverity: smallint(),
  leftLikelihood: smallint(),
  ownerId: uuid(),
  ownerName: text(),
  reviewOn: date({ mode: 'string' }),
  state: text().$type<HazardState>().notNull(),
  closedBecause: text(),
  createdAt: timestamp().notNull(),
});

export const hazardReports = pgTable('hazard_reports', {
  id: uuid().primaryKey().defaultRandom(),
  hazardId: uuid().notNull(),
  reportId: uuid().notNull(),
  position: smallint('place').notNull(),
});

export const hazardActions = pgTable('hazard_actions', {
  id: uuid().primaryKey().defaultRandom(),
  hazardId: uuid().notNull(),
  actionId: uuid().notNull(),
  position: smallint('place').notNull(),
});
