/** A change of many parts, thought through: which become what, which stay, and which cannot follow. */
import { sql } from 'drizzle-orm';
import { type BulkChange, mostBulkParts } from '#contract/api/admin/bulk.ts';
import type { Queries } from '#server/db/client.ts';
import type { Reference } from '#server/search/reference.ts';
import { mapInSlices } from '#server/kernel/slices.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { findIds, type Narrowing } from '#server/product/find-products.ts';
import { productNumber } from '#server/product/held-product.ts';
import { isSameState, type Plan, planner, type PlannedPart, stateOf } from './plan-change.ts';
import { readParts } from './read-parts.ts';

export interface BulkRequest {
  ids?: readonly string[] | undefined;
  found?: Narrowing | undefined;
  change: BulkChange;
}

export async function makePlan(
  queries: Queries,
  reference: Reference,
  { ids, found, change }: BulkRequest,
  { lock = false } = {},
): Promise<Plan> {
  const plan = planner(reference, change);
  const chosen = ids ? ids.map(productNumber) : await findIds(queries, reference, found ?? {}, mostBulkParts + 1);
  if (chosen.length > mostBulkParts) throw invalidField('found', { code: 'out_of_range', limit: mostBulkParts });
  const parts = await readParts(queries, chosen, { lock, prices: change.field === 'price' });
  const made: Plan = { changed: [], unchanged: 0, refused: [] };
  await mapInSlices(parts, (part) => {
    const after = plan(part);
    if (after === null) {
      made.refused.push({ id: String(part.id), mpn: part.mpn, code: 'not_allowed' });
      return;
    }
    const before = stateOf(part, after);
    if (isSameState(before, after)) made.unchanged += 1;
    else made.changed.push({ part, before, after });
  });
  return withoutDoubles(queries, made);
}

/** A maker has each number once: of two that would have one number neither follows the other. */
export async function withoutDoubles(queries: Queries, plan: Plan): Promise<Plan> {
  const moving = plan.changed.filter(({ after }) => after.makerId !== undefined);
  if (moving.length === 0) return plan;
  const { rows } = await queries.execute<{ id: number }>(sql`
    select moving.id from jsonb_to_recordset(${JSON.stringify(moving.map(movingRow))}::jsonb) as moving (id int, maker int, key text, mpn text)
    join product other on other.manufacturer_id = moving.maker and other.mpn_key = moving.key and other.mpn = moving.mpn
      and other.id <> moving.id`);
  const seen = new Map<string, number>();
  for (const { part, after } of moving) seen.set(numberOf({ part, after }), (seen.get(numberOf({ part, after })) ?? 0) + 1);
  const taken = new Set(rows.map(({ id }) => id));
  const isDouble = (one: PlannedPart) => taken.has(one.part.id) || (seen.get(numberOf(one)) ?? 0) > 1;
  const doubles = moving.filter(isDouble).map(({ part }) => ({ id: String(part.id), mpn: part.mpn, code: 'not_unique' as const }));
  return { ...plan, changed: plan.changed.filter((one) => !isDouble(one)), refused: [...plan.refused, ...doubles] };
}

const movingRow = ({ part, after }: PlannedPart) => ({ id: part.id, maker: after.makerId, key: part.mpnKey, mpn: part.mpn });
const numberOf = ({ part, after }: Pick<PlannedPart, 'part' | 'after'>) => `${after.makerId} ${part.mpn}`;
