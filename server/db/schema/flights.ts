/** The table of height curves (contract C16.5). */
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Height } from '../../../domain/flight/flight.ts';

/** The height curve of a report's flight; none where no log came with it, and none once its contact is erased. */
export const flights = pgTable('flights', {
  reportId: uuid().primaryKey(),
  heights: jsonb().$type<Height[]>().notNull(),
  moment: integer(),
  launch: integer(),
});
