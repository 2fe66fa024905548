import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { rereadReference } from './held-catalog.ts';

export interface PartCount {
  /** Hidden ones among them. */
  parts: number;
  visible: number;
}

interface Counted {
  categoryId: number;
  manufacturerId: number;
  packageId: string | null;
  count: number;
}

/**
 * Parts by the id of their category, without those of categories below it, of their maker, or of their package's outline. Counting a million rows takes the database more
 * than a second, so the visible ones are those that visitors' lists have counted in memory, brought up to date here; the hidden ones have an index.
 */
export async function countParts<By extends 'categoryId' | 'manufacturerId' | 'packageId'>(
  db: Database,
  by: By,
): Promise<Map<Counted[By], PartCount>> {
  const counted = new Map<Counted[By], PartCount>();
  const add = (row: Counted, visible: number): void => {
    const before = counted.get(row[by]) ?? { parts: 0, visible: 0 };
    counted.set(row[by], { parts: before.parts + row.count, visible: before.visible + visible });
  };
  const { census } = await rereadReference(db);
  for (const row of census) add(row, row.count);
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
    select category_id as "categoryId", manufacturer_id as "manufacturerId", package_id as "packageId", count(*)::int as count
    from product where hidden group by 1, 2, 3`);
  for (const row of rows) add(row, 0);
  return counted;
}
