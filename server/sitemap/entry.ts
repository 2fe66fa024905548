import { sql, type SQL } from 'drizzle-orm';
import type { SitemapEntry } from '#contract/api/sitemap.ts';

/** A time as the database writes it into an answer. */
export function isoOf(moment: SQL): SQL<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The later of two times in ISO 8601; null where neither is known. */
export function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

export function entryOf(path: string, updated: string | null, images: readonly string[] = []): SitemapEntry {
  return { path, updated_at: updated, images: [...images] };
}
