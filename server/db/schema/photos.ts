import { integer, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestamp } from './columns.ts';

export const uploads = pgTable('uploads', {
  id: uuid().primaryKey().defaultRandom(),
  /** `null` for an anonymous upload, which is claimed by its id. */
  ownerId: uuid(),
  bytes: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp().notNull(),
});

export const photos = pgTable('photos', {
  id: uuid().primaryKey().defaultRandom(),
  reportId: uuid().notNull(),
  position: smallint('place').notNull(),
  bytes: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
});
