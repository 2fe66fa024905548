/** A category made or changed (`docs/api.md` 5.6, `save-category`). */
import { eq, inArray, sql } from 'drizzle-orm';
import type { AdminCategory, CategoryFields, saveCategory as endpoint } from '#contract/api/admin/category.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { besideNoImport } from '#server/catalog/beside-import.ts';
import { writePaths } from '#server/catalog/write-reference.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { Queries } from '#server/db/client.ts';
import { attribute, category, categoryAttribute, product } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import { invalidField, notFound, StoreError } from '#server/kernel/store-error.ts';
import { checkCategory, type Tree } from './check-category.ts';
import { type HeldCategory, readAttributes, readCategory, showCategory } from './held-category.ts';
import { versionOf } from '#server/kernel/version-of.ts';
import { writeParameters, writeTexts } from './write-category.ts';

type Request = ParsedRequestOf<typeof endpoint>;

const empty: CategoryFields = { parent: null, part_class: null, name: {}, item_name: {}, description: {}, synonyms: [], parameters: [] };

export async function saveCategory(acting: Acting, request: Request): Promise<AdminCategory> {
  const { deps, actor, now } = acting;
  const answer = await transact(deps.db, async (queries) => {
    await besideNoImport(queries);
    const before = await heldAsSeen(queries, request);
    const fields = asAsked(before?.fields ?? empty, request);
    const known = new Map([...(await readAttributes(queries)).values()].map((one) => [one.key, one]));
    const tree = await readTree(queries);
    await checkCategory(queries, tree, before?.row ?? null, fields, known);
    const id = await writeRow(queries, tree, request.web_url, fields, before);
    await writeTexts(queries, id, fields);
    await writeParameters(queries, id, fields.parameters);
    const after = await readCategory(queries, request.web_url);
    if (!after) throw new Error(`Category ${request.web_url} vanished while it was written`);
    await markStale(queries, id, before, after, now);
    const detail = { before: before?.fields ?? null, after: after.fields };
    const action = before ? 'category.save' : 'category.add';
    await writeAudit(queries, { actor, action, target: request.web_url, detail, at: now });
    const shown = await showCategory(queries, (await readCategory(queries, request.web_url)) ?? after);
    await acting.keepAnswer(queries, shown);
    return shown;
  });
  await rereadReference(deps.db);
  return answer;
}

async function heldAsSeen(queries: Queries, { web_url: slug, is_new: isNew = false, version }: Request): Promise<HeldCategory | null> {
  const held = await readCategory(queries, slug, { lock: true });
  if (isNew && held) throw invalidField('web_url', { code: 'not_unique' });
  if (!isNew && !held) throw notFound();
  const current = held && versionOf(held.fields);
  if (version !== undefined && current !== null && version !== current)
    throw new StoreError('version_conflict', { data: { version: current } });
  return held;
}

/** What is sent in place of what was there; of words the languages that are sent. */
function asAsked(before: CategoryFields, request: Request): CategoryFields {
  return {
    parent: request.parent === undefined ? before.parent : request.parent,
    part_class: request.part_class === undefined ? before.part_class : request.part_class,
    name: { ...before.name, ...request.name },
    item_name: { ...before.item_name, ...request.item_name },
    description: { ...before.description, ...request.description },
    synonyms: request.synonyms ?? before.synonyms,
    parameters: request.parameters ?? before.parameters,
  };
}

async function readTree(queries: Queries): Promise<Tree> {
  const rows = await queries.select().from(category);
  const { rows: full } = await queries.execute<{ id: number }>(
    sql`select id from category c where exists (select 1 from ${product} p where p.category_id = c.id)`,
  );
  return { rows, full: new Set(full.map(({ id }) => id)) };
}

/** A new one, and one that goes elsewhere, stands last there. */
async function writeRow(
  queries: Queries,
  { rows }: Tree,
  slug: string,
  { parent, part_class: partClass, synonyms }: CategoryFields,
  before: HeldCategory | null,
): Promise<number> {
  const parentId = rows.find((row) => row.slug === parent)?.id ?? null;
  const isThere = before !== null && before.row.parentId === parentId;
  const last = Math.max(-1, ...rows.filter((row) => row.parentId === parentId).map(({ position }) => position)) + 1;
  const values = { parentId, partClass, synonyms, position: isThere ? before.row.position : last };
  const [row] = before
    ? await queries.update(category).set(values).where(eq(category.id, before.row.id)).returning({ id: category.id })
    : await queries
        .insert(category)
        .values({ slug, path: [], ...values })
        .returning({ id: category.id });
  if (!row) throw new Error(`Category ${slug} was not written`);
  await writePaths(queries);
  return row.id;
}

/** What a part is looked for by, and filtered. */
function searchedWords({ part_class: partClass, name, item_name, synonyms, parameters }: CategoryFields): string {
  return JSON.stringify([partClass, name, item_name, synonyms, parameters]);
}

/** Parts are looked for by the words of their category and parameters: those of every category that speaks other words now follow soon. */
async function markStale(queries: Queries, id: number, before: HeldCategory | null, { fields }: HeldCategory, now: Date): Promise<void> {
  if (before && searchedWords(before.fields) !== searchedWords(fields))
    await queries.update(category).set({ staleSince: now }).where(eq(category.id, id));
  const old = new Map(before?.fields.parameters.map((one) => [one.key, one]));
  const spoken = fields.parameters.filter(({ key, name, options }) => {
    const was = old.get(key);
    return !was || JSON.stringify([was.name, was.options]) !== JSON.stringify([name, options]);
  });
  if (spoken.length === 0) return;
  const keys = spoken.map(({ key }) => key);
  const users = queries
    .select({ id: categoryAttribute.categoryId })
    .from(categoryAttribute)
    .innerJoin(attribute, eq(attribute.id, categoryAttribute.attributeId))
    .where(inArray(attribute.key, keys));
  await queries.update(category).set({ staleSince: now }).where(inArray(category.id, users));
}
