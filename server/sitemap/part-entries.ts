/** Parts stand in the sitemap by their id: page n has the ids of the n-th 5,000, so that a new part never moves the others to another page. */
import { sql } from 'drizzle-orm';
import { type SitemapEntry, sitemapPageSize } from '#contract/api/sitemap.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { Database } from '#server/db/client.ts';
import { picturePath } from '#server/image/picture-address.ts';
import { entryOf, isoOf } from './entry.ts';

/** Reads only the ids of the page, whatever the size of the catalog. */
export async function readPartEntries(db: Database, page: number): Promise<SitemapEntry[]> {
  const first = (page - 1) * sitemapPageSize + 1;
  const last = first + sitemapPageSize - 1;
  const { rows } = await db.execute<{ slug: string; updated_at: string; pictures: string[] | null }>(sql`
    select p.slug, ${isoOf(sql`p.updated_at`)} as updated_at, shown.pictures from product p
    left join (select i.product_id, array_agg(i.picture_id order by i.position) as pictures from product_picture i
      where i.product_id between ${first}::int and ${last}::int group by i.product_id) shown on shown.product_id = p.id
    where p.id between ${first}::int and ${last}::int and not p.hidden order by p.id`);
  return rows.map(({ slug, updated_at, pictures }) =>
    entryOf(buildPath('product-web_url', { web_url: slug }), updated_at, pictures?.map(picturePath)),
  );
}

export async function lastPartPage(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number | null }>(sql`select max(id) as id from product`);
  return Math.max(1, Math.ceil((rows[0]?.id ?? 0) / sitemapPageSize));
}

/** Pages that have parts, with their newest change; about 35 ms of the database for 60,000 parts. */
export async function readPartPages(db: Database): Promise<{ page: number; updated_at: string }[]> {
  const { rows } = await db.execute<{ page: number; updated_at: string }>(sql`
    select (p.id - 1) / ${sitemapPageSize}::int + 1 as page, ${isoOf(sql`max(p.updated_at)`)} as updated_at
    from product p where not p.hidden group by 1 order by 1`);
  return rows;
}
