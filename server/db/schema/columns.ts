/** Column types shared by all tables */
import { customType, timestamp as drizzleTimestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const timestamp = () => drizzleTimestamp({ withTimezone: true, precision: 3, mode: 'date' });
