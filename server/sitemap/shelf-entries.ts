/** Categories and makers that have parts. Neither has a time of its own: their pages change when a part on them does. */
import { sql } from 'drizzle-orm';
import type { SitemapEntry } from '#contract/api/sitemap.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { Database } from '#server/db/client.ts';
import type { Reference } from '#server/search/reference.ts';
import { categoryPath } from '#server/search/view/seo.ts';
import { entryOf, isoOf, later } from './entry.ts';

/** The newest change among the visible parts of a maker in a category. */
interface Shelf extends Record<string, unknown> {
  category_id: number;
  manufacturer_id: number;
  updated_at: string;
}

async function readShelves(db: Database): Promise<Shelf[]> {
  const { rows } = await db.execute<Shelf>(sql`
    select p.category_id, p.manufacturer_id, ${isoOf(sql`max(p.updated_at)`)} as updated_at
    from product p where not p.hidden group by 1, 2 order by 2, 1`);
  return rows;
}

/** Newest first counts: path -> entry, in the order of first sight. */
function entriesOf(sightings: readonly (readonly [path: string, updated: string])[]): SitemapEntry[] {
  const newest = new Map<string, string | null>();
  for (const [path, updated] of sightings) newest.set(path, later(newest.get(path) ?? null, updated));
  return [...newest].map(([path, updated]) => entryOf(path, updated));
}

/** Every category that has parts, in itself or below. */
export async function readCategoryEntries(db: Database, reference: Reference): Promise<SitemapEntry[]> {
  const shelves = await readShelves(db);
  return entriesOf(
    shelves.flatMap(({ category_id, updated_at }) =>
      (reference.categories.get(category_id)?.path ?? []).flatMap((id) => {
        const category = reference.categories.get(id);
        return category ? [[categoryPath(reference, category), updated_at] as const] : [];
      }),
    ),
  );
}

/** Every maker that has parts, and each of its categories. */
export async function readMakerEntries(db: Database, reference: Reference): Promise<SitemapEntry[]> {
  const shelves = await readShelves(db);
  return entriesOf(
    shelves.flatMap(({ category_id, manufacturer_id, updated_at }) => {
      const brand_web_url = reference.manufacturers.get(manufacturer_id)?.slug;
      const category_web_url = reference.categories.get(category_id)?.slug;
      if (brand_web_url === undefined || category_web_url === undefined) return [];
      return [
        [buildPath('manufacturers-brand_web_url', { brand_web_url }), updated_at] as const,
        [buildPath('manufacturers-brand_web_url-category_web_url', { brand_web_url, category_web_url }), updated_at] as const,
      ];
    }),
  );
}
