/** A package outline made, changed or removed (`docs/api.md` 5.6, `save-outline`); parts that have it are drawn by it at once. */
import { eq } from 'drizzle-orm';
import type { AdminOutline, removeOutline as removeCall, saveOutline as saveCall } from '#contract/api/admin/outline.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { besideNoImport } from '#server/catalog/beside-import.ts';
import { toSlug } from '#server/catalog/slug.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { Queries } from '#server/db/client.ts';
import { packageOutline, product } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { invalidField, StoreError } from '#server/kernel/store-error.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import { fieldsOf, heldAsSeen, showOutline } from './held-outline.ts';

export async function saveOutline(acting: Acting, request: ParsedRequestOf<typeof saveCall>): Promise<AdminOutline> {
  const { deps, actor, now } = acting;
  const { id: given, version, name, ...shape } = request;
  const answer = await transact(deps.db, async (queries) => {
    const held = given === undefined ? null : await heldAsSeen(queries, { id: given, version });
    await checkFamily(queries, shape.family);
    const id = held?.id ?? (await freeId(queries, name));
    const row = { id, name, shape };
    await queries.insert(packageOutline).values(row).onConflictDoUpdate({ target: packageOutline.id, set: { name, shape } });
    const detail = { before: held && fieldsOf(held), after: fieldsOf(row) };
    await writeAudit(queries, { actor, action: held ? 'outline.save' : 'outline.add', target: id, detail, at: now });
    const shown = await showOutline(queries, id);
    await acting.keepAnswer(queries, shown);
    return shown;
  });
  await rereadReference(deps.db);
  return answer;
}

/** What nobody draws would be a name in a dashed square. */
async function checkFamily(queries: Queries, family: string): Promise<void> {
  const rows = await queries.select().from(packageOutline);
  if (!rows.some((row) => fieldsOf(row).family === family)) throw invalidField('family', { code: 'not_allowed' });
}

async function freeId(queries: Queries, name: string): Promise<string> {
  const id = toSlug(name).slice(0, 60);
  if (id === '') throw invalidField('name', { code: 'invalid_format' });
  if ((await queries.$count(packageOutline, eq(packageOutline.id, id))) > 0) throw invalidField('name', { code: 'not_unique' });
  return id;
}

export async function removeOutline(acting: Acting, request: ParsedRequestOf<typeof removeCall>): Promise<ResponseOf<typeof removeCall>> {
  const { deps, actor, now } = acting;
  const answer = await transact(deps.db, async (queries) => {
    // An import may be about to name it.
    await besideNoImport(queries);
    const held = await heldAsSeen(queries, request);
    const [one] = await queries.select({ id: product.id }).from(product).where(eq(product.packageId, held.id)).limit(1);
    if (one) throw new StoreError('state_conflict');
    await queries.delete(packageOutline).where(eq(packageOutline.id, held.id));
    const detail = { before: fieldsOf(held), after: null };
    await writeAudit(queries, { actor, action: 'outline.remove', target: held.id, detail, at: now });
    const removed = { removed: true as const };
    await acting.keepAnswer(queries, removed);
    return removed;
  });
  await rereadReference(deps.db);
  return answer;
}
