/** Kinds of columns that every table shares. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
