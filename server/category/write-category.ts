/** Rows of one category and of the parameters that it has. */
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { CategoryFields, CategoryParameter } from '#contract/api/admin/category.ts';
import { wordLanguages } from '#contract/locale.ts';
import type { Queries } from '#server/db/client.ts';
import { attribute, attributeOption, attributeOptionText, attributeText, categoryAttribute, categoryText } from '#server/db/schema.ts';

type Texts = CategoryFields['name'];

export async function writeTexts(queries: Queries, categoryId: number, { name, item_name, description }: CategoryFields): Promise<void> {
  await queries.delete(categoryText).where(eq(categoryText.categoryId, categoryId));
  const rows = wordLanguages.flatMap((language) => {
    const [own, item] = [name[language], item_name[language]];
    return own && item ? [{ categoryId, language, name: own, itemName: item, description: description[language] || null }] : [];
  });
  await queries.insert(categoryText).values(rows);
}

/** Parameters as they are asked for, in their order; those that are left out stay in the catalog and with the parts that have a value. */
export async function writeParameters(queries: Queries, categoryId: number, parameters: readonly CategoryParameter[]): Promise<void> {
  const ids: number[] = [];
  for (const parameter of parameters) {
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    ids.push(await writeAttribute(queries, parameter));
  }
  await queries.delete(categoryAttribute).where(eq(categoryAttribute.categoryId, categoryId));
  const rows = parameters.map(({ facet, column }, position) => ({ categoryId, attributeId: ids[position] ?? 0, facet, column, position }));
  if (rows.length > 0) await queries.insert(categoryAttribute).values(rows);
}

async function writeAttribute(queries: Queries, { key, kind, unit, name, options }: CategoryParameter): Promise<number> {
  const [row] = await queries
    .insert(attribute)
    .values({ key, kind, unit })
    .onConflictDoUpdate({ target: attribute.key, set: { key } })
    .returning({ id: attribute.id });
  if (!row) throw new Error(`Parameter ${key} was not written`);
  await queries.delete(attributeText).where(eq(attributeText.attributeId, row.id));
  await queries.insert(attributeText).values(spoken(name).map(([language, text]) => ({ attributeId: row.id, language, name: text })));
  await writeOptions(queries, row.id, options);
  return row.id;
}

async function writeOptions(queries: Queries, attributeId: number, options: CategoryParameter['options']): Promise<void> {
  const keys = options.map(({ key }) => key);
  const others = keys.length > 0 ? notInArray(attributeOption.key, keys) : undefined;
  await queries.delete(attributeOption).where(and(eq(attributeOption.attributeId, attributeId), others));
  if (options.length === 0) return;
  const rows = await queries
    .insert(attributeOption)
    .values(keys.map((key, position) => ({ attributeId, key, position })))
    .onConflictDoUpdate({ target: [attributeOption.attributeId, attributeOption.key], set: { position: sql`excluded.position` } })
    .returning();
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  await queries.delete(attributeOptionText).where(inArray(attributeOptionText.optionId, [...ids.values()]));
  const texts = options.flatMap(({ key, name }) =>
    spoken(name).map(([language, text]) => ({ optionId: ids.get(key) ?? 0, language, name: text })),
  );
  await queries.insert(attributeOptionText).values(texts);
}

function spoken(words: Texts): [string, string][] {
  return Object.entries(words).flatMap(([language, text]): [string, string][] => (text ? [[language, text]] : []));
}
