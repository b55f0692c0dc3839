import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FileKind } from '../../../domain/authority/submissions.ts';
import { timestamp } from './columns.ts';

/** Replacements derived from an erased contact, in texts that appear only in files; `of`: the text's hash (C13.5). */
export type ErasedInFile = { field: string; of: string; start: number; end: number };

/** With the file's number and the hashes of its last downloads (C13.2). */
export const authorityCases = pgTable('authority_cases', {
  reportId: uuid().primaryKey(),
  fileNumber: text().notNull(),
  awareAt: timestamp(),
  notReportable: text(),
  shaInitial: text(),
  shaFollowUp: text(),
  shaFinal: text(),
  contactRedactions: jsonb('erased_finds').$type<ErasedInFile[]>().notNull().default([]),
});

/** For the authority only (C13.5). */
export const authorityFacts = pgTable('authority_facts', {
  reportId: uuid().primaryKey(),
  headline: text(),
  utcDate: text(),
  utcTime: text(),
  localDate: text(),
  localTime: text(),
  locationOccurrence: text(),
  stateArea: text(),
  stateOfRegistry: text(),
  aircraftCategory: text(),
  operationType: text(),
  flightPhase: text(),
  weatherConditions: text(),
  airspaceClass: text(),
  currentFlightRules: text(),
  injuryLevel: text(),
  highestDamage: text(),
});

export const authorityFiles = pgTable('authority_files', {
  id: uuid().primaryKey().defaultRandom(),
  reportId: uuid().notNull(),
  kind: text().$type<FileKind>().notNull(),
  sentOn: date({ mode: 'string' }).notNull(),
  reference: text(),
  sha256: text(),
  withdrawnAt: timestamp(),
  createdAt: timestamp().notNull(),
  createdBy: uuid(),
});
