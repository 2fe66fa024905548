/** Writes what a change makes of many parts, in statements over a thousand of them. */
import { sql } from 'drizzle-orm';
import { placeParts } from '#server/catalog/index-parts.ts';
import { partIndexer } from '#server/catalog/part-words.ts';
import { priceAction, refreshPriorPrices } from '#server/catalog/price-history.ts';
import type { Acting } from '#server/caller/acting.ts';
import type { Queries } from '#server/db/client.ts';
import type { PartState } from '#server/db/schema.ts';
import type { Reference } from '#server/search/reference.ts';
import type { PlannedPart } from './plan-change.ts';

const atOnce = 1000;

/** `batch` names the change in the history of each part. */
export async function writePlan(
  acting: Acting,
  queries: Queries,
  reference: Reference,
  planned: readonly PlannedPart[],
  batch: string,
): Promise<void> {
  const indexer = partIndexer();
  for (let start = 0; start < planned.length; start += atOnce) {
    const piece = planned.slice(start, start + atOnce);
    /* oxlint-disable no-await-in-loop -- one connection serves the transaction */
    await writePlain(acting, queries, piece);
    await writePlaces(queries, reference, piece, indexer);
    await writePrices(acting, queries, piece);
    await noteChanges(acting, queries, reference, piece, batch);
    /* oxlint-enable no-await-in-loop */
  }
}

async function writePlain({ now }: Acting, queries: Queries, piece: readonly PlannedPart[]): Promise<void> {
  const rows = piece.map(({ part, after }) => ({ id: part.id, hidden: after.hidden, lifecycle: after.lifecycle, rohs: after.rohs }));
  await queries.execute(sql`
    update product p set hidden = coalesce(x.hidden, p.hidden), lifecycle = coalesce(x.lifecycle, p.lifecycle),
      rohs = coalesce(x.rohs, p.rohs), updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id int, hidden boolean, lifecycle text, rohs text) where p.id = x.id`);
}

/** Maker and category, with the search words and filter values that follow from them. */
async function writePlaces(
  queries: Queries,
  reference: Reference,
  piece: readonly PlannedPart[],
  indexer: ReturnType<typeof partIndexer>,
): Promise<void> {
  const moved = piece.filter(({ after }) => after.makerId !== undefined || after.categoryId !== undefined);
  if (moved.length === 0) return;
  const placed = moved.map(({ part, after }) => {
    const maker = reference.manufacturers.get(after.makerId ?? part.makerId);
    const category = reference.categories.get(after.categoryId ?? part.categoryId);
    if (!maker || !category) throw new Error(`Part ${part.id} goes to a maker or category that is not there`);
    return { ...part, maker, category, attributes: after.attributes ?? part.attributes };
  });
  await placeParts(queries, placed, indexer);
}

interface PriceRow {
  offer: number;
  currency: string | null;
  micros: number[];
  /** Of the first break, before and after. */
  first: number | null;
  next: number | null;
}

function priceRows({ before, after }: PlannedPart): PriceRow[] {
  return Object.entries(after.prices ?? {}).map(([key, micros]) => {
    const [offer = '', currency = null] = key.split('/');
    return { offer: Number(offer), currency, micros, first: before.prices?.[key]?.[0] ?? null, next: micros[0] ?? null };
  });
}

async function writePrices({ deps, actor, now }: Acting, queries: Queries, piece: readonly PlannedPart[]): Promise<void> {
  const rows = piece.flatMap(priceRows);
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (offer int, currency text, micros bigint[], first bigint, next bigint)`;
  await queries.execute(sql`update offer o set break_micros = x.micros from ${given} where o.id = x.offer and x.currency is null`);
  await queries.execute(sql`
    update offer_price o set break_micros = x.micros from ${given} where o.offer_id = x.offer and o.currency = x.currency`);
  // What a reduced price is later compared with; the part's own history tells of all of it at once.
  await queries.execute(sql`
    insert into audit (at, actor, role, action, target, detail)
    select ${now.toISOString()}::timestamptz, ${actor.name}, ${actor.role}, ${priceAction}, o.sku, jsonb_build_object(
      'currency', ${deps.settings.baseCurrency}::text, 'before', x.first, 'after', x.next, 'breaks', cardinality(x.micros), 'by', 'product.bulk')
    from ${given} join offer o on o.id = x.offer where x.currency is null and x.first is distinct from x.next`);
  const offers = [...new Set(rows.map(({ offer }) => offer))];
  await refreshPriorPrices(queries, offers, now);
}

/** A state in the words of the contract: by slugs. */
function toldState({ manufacturers, categories }: Reference, { makerId, categoryId, prices, ...rest }: PartState) {
  return {
    ...rest,
    ...(makerId !== undefined && { manufacturer: manufacturers.get(makerId)?.slug }),
    ...(categoryId !== undefined && { category: categories.get(categoryId)?.slug }),
    ...(prices !== undefined && { offers: prices }),
  };
}

async function noteChanges(
  { actor, now }: Acting,
  queries: Queries,
  reference: Reference,
  piece: readonly PlannedPart[],
  batch: string,
): Promise<void> {
  const told = (state: PartState) => toldState(reference, state);
  const rows = piece.map(({ part, before, after }) => ({ id: part.id, before: told(before), after: told(after) }));
  await queries.execute(sql`
    insert into audit (at, actor, role, action, target, detail)
    select ${now.toISOString()}::timestamptz, ${actor.name}, ${actor.role}, 'product.bulk', x.id::text, jsonb_build_object(
      'batch', ${batch}::text, 'before', x.before, 'after', x.after)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id int, before jsonb, after jsonb)`);
}

/** Keeps what each part was and has become, for the way back. */
export async function keepStates(queries: Queries, batch: string, planned: readonly PlannedPart[]): Promise<void> {
  for (let start = 0; start < planned.length; start += atOnce) {
    const rows = planned.slice(start, start + atOnce).map(({ part, before, after }) => ({ id: part.id, before, after }));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await queries.execute(sql`
      insert into bulk_edit_part (batch_id, product_id, before, after) select ${batch}, x.id, x.before, x.after
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id int, before jsonb, after jsonb)`);
  }
}
