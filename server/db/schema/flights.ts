import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Height } from '../../../domain/flight/flight.ts';

/** No row without a log, or once the contact is erased. */
export const flights = pgTable('flights', {
  reportId: uuid().primaryKey(),
  heights: jsonb().$type<Height[]>().notNull(),
  moment: integer(),
  launch: integer(),
});
