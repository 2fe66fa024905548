/** Search words and filter values of many parts at once, as they follow from maker, category and parameters. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { mapInSlices } from '#server/kernel/slices.ts';
import { facetValues } from './facet-values.ts';
import type { IndexedPart, partIndexer } from './part-words.ts';

/** Writes where the parts stand with all that follows from it; a thousand at a time. */
export async function placeParts(
  queries: Queries,
  parts: readonly (IndexedPart & { id: number })[],
  indexer: ReturnType<typeof partIndexer>,
): Promise<void> {
  if (parts.length === 0) return;
  const placed = await mapInSlices(parts, (part) => {
    const { id, maker, category, attributes } = part;
    const row = { id, maker: maker.id, category: category.id, attributes, search: indexer(part) };
    return { row, facets: facetValues(part).map((value) => ({ ...value, product: id, category: category.id })) };
  });
  await queries.execute(sql`
    update product p set manufacturer_id = x.maker, category_id = x.category, attributes = x.attributes, search = x.search::tsvector
    from jsonb_to_recordset(${JSON.stringify(placed.map(({ row }) => row))}::jsonb)
      as x (id int, maker int, category int, attributes jsonb, search text) where p.id = x.id`);
  await queries.execute(sql`delete from product_facet where product_id = any(${sql.param(parts.map(({ id }) => id))}::int[])`);
  await queries.execute(sql`
    insert into product_facet (category_id, attribute_id, product_id, option_id, low, high)
    select category, "attributeId", product, "optionId", low, high
    from jsonb_to_recordset(${JSON.stringify(placed.flatMap(({ facets }) => facets))}::jsonb)
      as x (category int, "attributeId" smallint, product int, "optionId" int, low float8, high float8)`);
}
