/** One category with all that is stored of it, as its editor has it. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AdminCategory, CategoryFields, CategoryParameter } from '#contract/api/admin/category.ts';
import { type PartClass, isPartClass } from '#contract/part-classes.ts';
import { type ParameterUnit, units } from '#contract/units.ts';
import type { Queries } from '#server/db/client.ts';
import {
  attribute,
  attributeOption,
  attributeOptionText,
  attributeText,
  category,
  categoryAttribute,
  categoryText,
} from '#server/db/schema.ts';
import { picturePath } from '#server/image/picture-address.ts';
import { versionOf } from '#server/kernel/version-of.ts';

export type CategoryRow = typeof category.$inferSelect;

export interface HeldCategory {
  row: CategoryRow;
  fields: CategoryFields;
}

type Texts = CategoryFields['name'];

/** Null where there is none; with `lock` nobody else changes the tree before the transaction ends. */
export async function readCategory(queries: Queries, slug: string, { lock = false } = {}): Promise<HeldCategory | null> {
  // The whole tree, since a move decides by all of it; a few hundred rows.
  if (lock) await queries.select({ id: category.id }).from(category).orderBy(category.id).for('update');
  const [row] = await queries.select().from(category).where(eq(category.slug, slug));
  if (!row) return null;
  const [above] = row.parentId === null ? [] : await queries.select().from(category).where(eq(category.id, row.parentId));
  const texts = await queries.select().from(categoryText).where(eq(categoryText.categoryId, row.id));
  const inWords = (pick: (text: (typeof texts)[number]) => string | null): Texts =>
    inOrder(texts.map((text) => [text.language, pick(text) ?? '']));
  const fields: CategoryFields = {
    parent: above?.slug ?? null,
    part_class: readClass(row.partClass),
    name: inWords((text) => text.name),
    item_name: inWords((text) => text.itemName),
    description: inWords((text) => text.description),
    synonyms: row.synonyms,
    parameters: await readParameters(queries, row.id),
  };
  return { row, fields };
}

/** One that this release does not know is none. */
export function readClass(text: string | null): PartClass | null {
  return text !== null && isPartClass(text) ? text : null;
}

/** Without empty ones; in one order, so that the same words are the same text. */
function inOrder(pairs: (readonly [string, string])[]): Texts {
  return Object.fromEntries(pairs.filter(([, text]) => text !== '').toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function readParameters(queries: Queries, categoryId: number): Promise<CategoryParameter[]> {
  const uses = await queries
    .select({ id: attribute.id, facet: categoryAttribute.facet, column: categoryAttribute.column })
    .from(categoryAttribute)
    .innerJoin(attribute, eq(attribute.id, categoryAttribute.attributeId))
    .where(eq(categoryAttribute.categoryId, categoryId))
    .orderBy(asc(categoryAttribute.position), asc(attribute.id));
  const known = await readAttributes(
    queries,
    uses.map(({ id }) => id),
  );
  return uses.flatMap(({ id, facet, column }) => {
    const one = known.get(id);
    return one ? [{ key: one.key, kind: one.kind, unit: one.unit, facet, column, name: one.name, options: one.options }] : [];
  });
}

export type HeldAttribute = Pick<CategoryParameter, 'key' | 'kind' | 'unit' | 'name' | 'options'>;

/** Parameters by their ids; all of them where none are named. */
export async function readAttributes(queries: Queries, ids?: readonly number[]): Promise<Map<number, HeldAttribute>> {
  if (ids?.length === 0) return new Map();
  const chosen = ids ? [...ids] : (await queries.select({ id: attribute.id }).from(attribute)).map(({ id }) => id);
  if (chosen.length === 0) return new Map();
  const rows = await queries.select().from(attribute).where(inArray(attribute.id, chosen)).orderBy(attribute.id);
  const texts = await queries.select().from(attributeText).where(inArray(attributeText.attributeId, chosen));
  const options = await queries
    .select()
    .from(attributeOption)
    .where(inArray(attributeOption.attributeId, chosen))
    .orderBy(asc(attributeOption.position), asc(attributeOption.id));
  const optionTexts = await queries
    .select({ id: attributeOptionText.optionId, language: attributeOptionText.language, name: attributeOptionText.name })
    .from(attributeOptionText)
    .innerJoin(attributeOption, eq(attributeOption.id, attributeOptionText.optionId))
    .where(inArray(attributeOption.attributeId, chosen));
  const names = Map.groupBy(texts, (text) => text.attributeId);
  const optionNames = Map.groupBy(optionTexts, (text) => text.id);
  const optionsOf = Map.groupBy(options, (option) => option.attributeId);
  return new Map(
    rows.map(({ id, key, kind, unit }) => [
      id,
      {
        key,
        kind,
        unit: unitOf(unit),
        name: namesOf(names.get(id)),
        options: (optionsOf.get(id) ?? []).map((option) => ({ key: option.key, name: namesOf(optionNames.get(option.id)) })),
      },
    ]),
  );
}

function namesOf(list: readonly { language: string; name: string }[] = []): Texts {
  return inOrder(list.map(({ language, name }) => [language, name] as const));
}

function unitOf(text: string): ParameterUnit {
  return units.find((one) => one === text) ?? '';
}

export async function showCategory(queries: Queries, { row, fields }: HeldCategory): Promise<AdminCategory> {
  const { rows } = await queries.execute<{ parts: number; children: number }>(sql`
    select (select count(*)::int from product p join category c on c.id = p.category_id where ${row.id} = any(c.path)) as parts,
      (select count(*)::int from category where parent_id = ${row.id}) as children`);
  const { rows: shared } = await queries.execute<{ key: string; others: number }>(sql`
    select a.key, count(*)::int as others from category_attribute own join category_attribute other on other.attribute_id = own.attribute_id
      and other.category_id <> own.category_id join attribute a on a.id = own.attribute_id
    where own.category_id = ${row.id} group by a.key`);
  return {
    web_url: row.slug,
    version: versionOf(fields),
    fields,
    picture: row.pictureId === null ? null : picturePath(row.pictureId),
    parts: rows[0]?.parts ?? 0,
    children: rows[0]?.children ?? 0,
    shared: Object.fromEntries(shared.map(({ key, others }) => [key, others])),
    is_updating: row.staleSince !== null,
  };
}
