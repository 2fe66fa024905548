import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import type { SourceChanges, SourcePlace, SourceRun } from '#contract/api/admin/part-source.ts';

/** What tells a file from the one that was taken last, without reading it or after. */
export interface SeenFile {
  etag: string | null;
  last_modified: string | null;
  /** SHA-256 of its bytes. */
  checksum: string;
  /** Of the mapping that it was read with. */
  mapping: string;
}

/** A place that a list of parts is taken from every so often. */
export const partSource = pgTable('part_source', {
  id: text().primaryKey(),
  name: text().notNull().unique(),
  place: jsonb().$type<SourcePlace>().notNull(),
  /** Sealed with the shop's own key; null where the place asks for none. */
  secret: text(),
  /** Name of a kept mapping; null for a file in the shop's own form. */
  mapping: text(),
  everyMinutes: integer('every_minutes').notNull(),
  changes: text().$type<SourceChanges>().notNull(),
  newManufacturers: boolean('new_manufacturers').notNull(),
  leaveOutFaulty: boolean('leave_out_faulty').notNull(),
  pausedAt: moment('paused_at'),
  nextAt: moment('next_at').notNull(),
  /** Who asked for the next run, which takes the file whether it is new or not; null for the timer. */
  askedBy: text('asked_by'),
  /** Null where the next file is taken whatever it is. */
  seen: jsonb().$type<SeenFile>(),
  /** In a row, since the last run that was right. */
  failures: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

export const partSourceRun = pgTable(
  'part_source_run',
  {
    id: text().primaryKey(),
    sourceId: text('source_id')
      .notNull()
      .references(() => partSource.id, { onDelete: 'cascade' }),
    begunAt: moment('begun_at').notNull(),
    endedAt: moment('ended_at'),
    status: text().$type<SourceRun['status']>().notNull(),
    /** The import, while it runs. */
    jobId: text('job_id'),
    bytes: bigint({ mode: 'number' }),
    rows: integer(),
    /** Rows of parts that the shop does not have, where only stock and prices are taken. */
    skipped: integer(),
    /** Rows' problems, of which `errors` has the first ones. */
    problems: integer(),
    /** Why it failed, as one of the contract's codes, and what the place itself said. */
    reason: text().$type<NonNullable<SourceRun['reason']>>(),
    detail: text(),
    errors: jsonb().$type<SourceRun['errors']>().notNull(),
  },
  (t) => [index('part_source_run_by_source').on(t.sourceId, t.begunAt)],
);
