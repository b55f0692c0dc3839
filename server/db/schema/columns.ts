/** Column types shared by all tables */
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
