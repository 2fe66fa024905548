/** Many parts changed at once (`docs/api.md` 5.6, `bulk-edit`). */
import { day } from '#contract/durations.ts';
import { randomUUID } from 'node:crypto';
import {
  bulkDays,
  type bulkEdit as editCall,
  type BulkChange,
  type BulkPreview,
  mostBulkRows,
  type previewBulk as previewCall,
} from '#contract/api/admin/bulk.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import { besideNoImport } from '#server/catalog/beside-import.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { type PartState, bulkEdit } from '#server/db/schema.ts';
import { lt } from 'drizzle-orm';
import { transact } from '#server/db/transact.ts';
import { referenceOf } from '#server/search/held-catalog.ts';
import type { Reference } from '#server/search/reference.ts';
import { inWords } from '#server/search/view/view.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { makePlan } from './make-plan.ts';
import type { Plan } from './plan-change.ts';
import { keepStates, writePlan } from './write-plan.ts';

/** Counts of a plan, as answers tell them. */
export function outcomeOf({ changed, unchanged, refused }: Plan) {
  return { changed: changed.length, unchanged, refused: refused.length, refused_parts: refused.slice(0, mostBulkRows) };
}

export async function previewBulk(
  { db, settings }: StoreDeps,
  request: ParsedRequestOf<typeof previewCall>,
  locale: Locale,
): Promise<BulkPreview> {
  const reference = await referenceOf(db, settings.catalogMaxAgeMs);
  const plan = await makePlan(db, reference, request);
  const shown = shower(reference, request.change, locale);
  const rows = plan.changed.slice(0, mostBulkRows).map(({ part, before, after }) => ({
    id: String(part.id),
    mpn: part.mpn,
    manufacturer: reference.manufacturers.get(part.makerId)?.name ?? '',
    before: shown(before),
    after: shown(after),
  }));
  return { ...outcomeOf(plan), rows };
}

function shower(reference: Reference, { field }: BulkChange, locale: Locale): (state: PartState) => BulkPreview['rows'][number]['before'] {
  if (field === 'price') return ({ prices = {} }) => Object.values(prices)[0]?.[0] ?? null;
  if (field === 'category')
    return ({ categoryId = 0 }) => inWords({ language: locale.words }, reference.categories.get(categoryId)?.names ?? {});
  if (field === 'manufacturer') return ({ makerId = 0 }) => reference.manufacturers.get(makerId)?.name ?? '';
  return (state) => state[field] ?? null;
}

export async function editBulk(acting: Acting, request: ParsedRequestOf<typeof editCall>): Promise<ResponseOf<typeof editCall>> {
  const { deps, actor, now } = acting;
  const reference = await referenceOf(deps.db, deps.settings.catalogMaxAgeMs);
  return transact(deps.db, async (queries) => {
    await besideNoImport(queries);
    const plan = await makePlan(queries, reference, request, { lock: true });
    if (request.expected !== undefined && request.expected !== plan.changed.length)
      throw new StoreError('version_conflict', { data: { version: plan.changed.length } });
    const id = plan.changed.length > 0 ? randomUUID() : null;
    if (id !== null) {
      await queries.delete(bulkEdit).where(lt(bulkEdit.at, new Date(now.getTime() - bulkDays * day)));
      await queries.insert(bulkEdit).values({ id, at: now, actor: actor.name, change: request.change, changed: plan.changed.length });
      await keepStates(queries, id, plan.changed);
      await writePlan(acting, queries, reference, plan.changed, id);
      const detail = { ...request.change, changed: plan.changed.length };
      await writeAudit(queries, { actor, action: 'catalog.bulk', target: id, detail, at: now });
    }
    const answer = { ...outcomeOf(plan), batch_id: id };
    await acting.keepAnswer(queries, answer);
    return answer;
  });
}
