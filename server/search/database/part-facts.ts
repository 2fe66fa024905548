/** What the database tells of single parts. */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import type { ByPart, ParameterValue, PartFacts } from '#server/search/part-index.ts';

interface FactRow extends PartFacts, Record<string, unknown> {
  id: number;
}

export async function readFacts(db: Database, ids: readonly number[]): Promise<ByPart<PartFacts>> {
  const { rows } = await db.execute<FactRow>(sql`
    select id, category_id as category, manufacturer_id as manufacturer, package from product
    where id = any(${sql.param([...ids])}::int[]) and not hidden`);
  return new Map(rows.map(({ id, category, manufacturer, package: name }) => [id, { category, manufacturer, package: name }]));
}

interface ValueRow extends ParameterValue, Record<string, unknown> {
  part: number;
  attribute: number;
}

export async function readParameters(db: Database, ids: readonly number[]): Promise<ByPart<Map<number, ParameterValue>>> {
  const { rows } = await db.execute<ValueRow>(sql`
    select f.product_id as part, f.attribute_id as attribute, f.low, f.high, f.option_id as "optionId"
    from product_facet f join product p on p.id = f.product_id and p.category_id = f.category_id and not p.hidden
    where f.product_id = any(${sql.param([...ids])}::int[])`);
  const parameters = new Map<number, Map<number, ParameterValue>>();
  for (const { part, attribute, low, high, optionId } of rows) {
    const own = parameters.get(part) ?? new Map<number, ParameterValue>();
    parameters.set(part, own.set(attribute, { low, high, optionId }));
  }
  return parameters;
}
