/** One package outline with all that is stored of it, as its editor has it. */
import { asc, eq } from 'drizzle-orm';
import type { AdminOutline, OutlineFields } from '#contract/api/admin/outline.ts';
import { outline as outlineSchema } from '#contract/api/part.ts';
import type { Queries } from '#server/db/client.ts';
import { manufacturer, packageOutline, product } from '#server/db/schema.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { versionOf } from '#server/kernel/version-of.ts';

type Row = typeof packageOutline.$inferSelect;

/** As many as show what an outline is of. */
const mostShown = 10;
const mostNames = 3;

export function fieldsOf({ id, name, shape }: Row): OutlineFields {
  const { family, body, pins, pitch, lead, diameter, rows, standard } = outlineSchema.parse({ ...shape, id, name });
  return { name, family, body, pins, pitch, lead, diameter, rows, standard };
}

/** Null where there is none; with `lock` nobody else changes it before the transaction ends. */
async function readOutline(queries: Queries, id: string, { lock = false } = {}): Promise<Row | null> {
  const found = queries.select().from(packageOutline).where(eq(packageOutline.id, id));
  const [row = null] = await (lock ? found.for('update') : found);
  return row;
}

/** The outline as it is. Refuses where it is not as it was seen. */
export async function heldAsSeen(queries: Queries, { id, version }: { id: string; version?: string | undefined }): Promise<Row> {
  const row = await readOutline(queries, id, { lock: true });
  if (!row) throw notFound();
  const current = versionOf(fieldsOf(row));
  if (version !== undefined && version !== current) throw new StoreError('version_conflict', { data: { version: current } });
  return row;
}

export async function showOutline(queries: Queries, id: string): Promise<AdminOutline> {
  const all = await queries.select().from(packageOutline).orderBy(asc(packageOutline.name), asc(packageOutline.id));
  const row = all.find((one) => one.id === id);
  if (!row) throw notFound();
  const fields = fieldsOf(row);
  const its = eq(product.packageId, id);
  const some = await queries
    .select({ id: product.id, mpn: product.mpn, manufacturer: manufacturer.name, hidden: product.hidden })
    .from(product)
    .innerJoin(manufacturer, eq(manufacturer.id, product.manufacturerId))
    .where(its)
    .orderBy(asc(product.id))
    .limit(mostShown);
  const families = Map.groupBy(all, (one) => fieldsOf(one).family);
  return {
    id,
    version: versionOf(fields),
    fields,
    parts: await queries.$count(product, its),
    some: some.map((one) => ({ ...one, id: String(one.id) })),
    families: [...families].map(([family, rows]) => ({ family, names: rows.slice(0, mostNames).map(({ name }) => name) })),
  };
}
