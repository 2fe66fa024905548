/** What a backup says about itself; written last, so a folder without it is none. */
import * as z from 'zod/mini';

export const manifestName = 'backup.json';
/** Changes when an older shop could no longer read the folder. */
export const currentForm = 1;

export const manifest = z.object({
  form: z.literal(currentForm),
  madeAt: z.string(),
  /** `when` of the last migration that the tables had. */
  migration: z.number(),
  /** In an order in which each can be filled: what a table refers to stands before it. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: z.string() })),
  /** Last value of each sequence; null for one that was never used. */
  sequences: z.record(z.string(), z.nullable(z.string())),
  files: z.number(),
});
export type Manifest = z.output<typeof manifest>;

export const tableFile = (name: string): string => `tables/${name}.copy.gz`;
/** Sums of the files in the form that `sha256sum -c` reads. */
export const sumsFile = 'files.sha256';
