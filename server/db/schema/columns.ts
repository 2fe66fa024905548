/** Kinds of columns that tables share. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A time in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
