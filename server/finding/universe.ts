import { sql } from 'drizzle-orm';
import type { ValueCount } from './facet-counts.ts';
import type { CategoryEntry, Reference } from './reference.ts';
import type { View } from './view.ts';

/** Lives as long as the copy of the reference data, so both get old together. */
const known = new WeakMap<Reference, Map<number, Promise<ValueCount[]>>>();

/** Every value of every filterable parameter in a leaf category with its number of parts: what a filter rail can offer at all. */
export function valuesOf({ db, reference }: Pick<View, 'db' | 'reference'>, category: CategoryEntry): Promise<ValueCount[]> {
  const byCategory = known.get(reference) ?? new Map<number, Promise<ValueCount[]>>();
  known.set(reference, byCategory);
  const found = byCategory.get(category.id);
  if (found) return found;
  const values = readValues(db, category.id);
  byCategory.set(category.id, values);
  values.catch(() => byCategory.delete(category.id));
  return values;
}

async function readValues(db: View['db'], categoryId: number): Promise<ValueCount[]> {
  const { rows } = await db.execute<ValueCount>(sql`
    select attribute_id, option_id, low, high, count(*)::int as count from product_facet
    where category_id = ${categoryId} and product_id <> all(array(select id from product where hidden))
    group by attribute_id, option_id, low, high`);
  return rows;
}
