/** A change of many parts taken back (`docs/api.md` 5.6, `bulk-undo`). */
import { day } from '#contract/durations.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { type BulkBatch, bulkDays, type getBulkEdits, type undoBulk as endpoint } from '#contract/api/admin/bulk.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import { besideNoImport } from '#server/catalog/beside-import.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { bulkEdit, bulkEditPart, type PartState } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { referenceOf } from '#server/search/held-catalog.ts';
import type { Reference } from '#server/search/reference.ts';
import { inWords } from '#server/search/view/view.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { mapInSlices } from '#server/kernel/slices.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { outcomeOf } from './bulk-edit.ts';
import { withoutDoubles } from './make-plan.ts';
import { isSameState, type Plan, stateOf } from './plan-change.ts';
import { readParts } from './read-parts.ts';
import { writePlan } from './write-plan.ts';

const since = (now: Date) => gt(bulkEdit.at, new Date(now.getTime() - bulkDays * day));

export async function listBulk(
  { db, settings, clock }: StoreDeps,
  query: ParsedRequestOf<typeof getBulkEdits>,
  locale: Locale,
): Promise<ResponseOf<typeof getBulkEdits>> {
  const reference = await referenceOf(db, settings.catalogMaxAgeMs);
  const page = readPage(query);
  const recent = since(clock());
  const rows = await db
    .select()
    .from(bulkEdit)
    .where(recent)
    .orderBy(desc(bulkEdit.at))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const list = rows.map(({ id, at, actor, change, changed, undoneAt, undoneBy }) => ({
    id,
    at: at.toISOString(),
    actor,
    change,
    target: targetOf(reference, change, locale),
    changed,
    undone_at: undoneAt?.toISOString() ?? null,
    undone_by: undoneBy,
  }));
  return showPage(list, await db.$count(bulkEdit, recent), page);
}

function targetOf(reference: Reference, change: BulkBatch['change'], { words }: Locale): string | null {
  if (change.field === 'manufacturer') return reference.manufacturerBySlug.get(change.value)?.name ?? change.value;
  if (change.field !== 'category') return null;
  return inWords({ language: words }, reference.categoryBySlug.get(change.value)?.names ?? {}) || change.value;
}

export async function undoBulk(acting: Acting, { batch_id: id }: ParsedRequestOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { deps, actor, now } = acting;
  const reference = await referenceOf(deps.db, deps.settings.catalogMaxAgeMs);
  return transact(deps.db, async (queries) => {
    await besideNoImport(queries);
    const [batch] = await queries
      .select()
      .from(bulkEdit)
      .where(and(eq(bulkEdit.id, id), since(now)))
      .for('update');
    if (!batch) throw notFound();
    if (batch.undoneAt) throw new StoreError('state_conflict', { data: { status: 'undone', allowed: [] } });
    const plan = await planBack(queries, reference, id);
    await writePlan(acting, queries, reference, plan.changed, id);
    await queries.update(bulkEdit).set({ undoneAt: now, undoneBy: actor.name }).where(eq(bulkEdit.id, id));
    const answer = outcomeOf(plan);
    const detail = { changed: plan.changed.length, refused: plan.refused.length };
    await writeAudit(queries, { actor, action: 'catalog.bulk-undo', target: id, detail, at: now });
    await acting.keepAnswer(queries, answer);
    return answer;
  });
}

/** Each part goes back to what it was if it is still what the change has made of it. */
async function planBack(queries: Queries, reference: Reference, batch: string): Promise<Plan> {
  const kept = await queries.select().from(bulkEditPart).where(eq(bulkEditPart.batchId, batch));
  const states = new Map(kept.map((one) => [one.productId, one]));
  const prices = kept.some(({ after }) => after.prices !== undefined);
  const parts = await readParts(queries, [...states.keys()], { lock: true, prices });
  const plan: Plan = { changed: [], unchanged: 0, refused: [] };
  await mapInSlices(parts, (part) => {
    const state = states.get(part.id);
    if (!state) return;
    const now = stateOf(part, state.after);
    const isAsMade = isSameState(now, state.after);
    if (isAsMade && isThere(reference, state.before)) plan.changed.push({ part, before: now, after: state.before });
    else plan.refused.push({ id: String(part.id), mpn: part.mpn, code: isAsMade ? 'not_allowed' : 'changed_since' });
  });
  return withoutDoubles(queries, plan);
}

/** Whether maker and category are still there, and the category still holds parts. */
function isThere(reference: Reference, { makerId, categoryId }: PartState): boolean {
  const category = categoryId === undefined ? null : reference.categories.get(categoryId);
  return (makerId === undefined || reference.manufacturers.has(makerId)) && (category === null || category?.children.length === 0);
}
