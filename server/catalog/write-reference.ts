/** Writes what parts refer to; what is there already is brought up to date, nothing is deleted. */
import { sql } from 'drizzle-orm';
import { wordLanguages } from '#contract/locale.ts';
import type { Database, Queries } from '#server/db/client.ts';
import * as tables from '#server/db/schema.ts';
import type { AttributeRecord, CategoryRecord, LocalText, ManufacturerRecord, ReferenceRecords } from './reference-record.ts';

type Ids = ReadonlyMap<string, number>;

/** Writes categories, parameters, makers and outlines in one transaction. */
export async function writeReference(db: Database, records: ReferenceRecords): Promise<void> {
  await db.transaction(async (queries) => {
    const attributeIds = await writeAttributes(queries, records.attributes);
    await writeOptions(queries, records.attributes, attributeIds);
    const categoryIds = await writeCategories(queries, records.categories);
    await writeCategoryAttributes(queries, records.categories, categoryIds, attributeIds);
    await writeManufacturers(queries, records.manufacturers);
    await writeOutlines(queries, records.outlines);
  });
}

function idIn(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The reference data names ${key}, which is not in it`);
  return id;
}

function perLanguage<Row>(text: LocalText | null, row: (language: keyof LocalText, text: string) => Row): Row[] {
  return text === null ? [] : wordLanguages.map((language) => row(language, text[language]));
}

async function writeAttributes(queries: Queries, attributes: readonly AttributeRecord[]): Promise<Ids> {
  if (attributes.length === 0) return new Map();
  const rows = await queries
    .insert(tables.attribute)
    .values(attributes.map(({ key, kind, unit }) => ({ key, kind, unit })))
    .onConflictDoUpdate({ target: tables.attribute.key, set: { kind: sql`excluded.kind`, unit: sql`excluded.unit` } })
    .returning({ id: tables.attribute.id, key: tables.attribute.key });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const texts = attributes.flatMap(({ key, name }) =>
    perLanguage(name, (language, text) => ({ attributeId: idIn(ids, key), language, name: text })),
  );
  await queries
    .insert(tables.attributeText)
    .values(texts)
    .onConflictDoUpdate({
      target: [tables.attributeText.attributeId, tables.attributeText.language],
      set: { name: sql`excluded.name` },
    });
  return ids;
}

async function writeOptions(queries: Queries, attributes: readonly AttributeRecord[], attributeIds: Ids): Promise<void> {
  const { attributeOption, attributeOptionText } = tables;
  const options = attributes.flatMap(({ key: attribute, options: list }) =>
    list.map(({ key, name }, position) => ({ attributeId: idIn(attributeIds, attribute), key, position, name })),
  );
  if (options.length === 0) return;
  const rows = await queries
    .insert(attributeOption)
    .values(options.map(({ attributeId, key, position }) => ({ attributeId, key, position })))
    .onConflictDoUpdate({ target: [attributeOption.attributeId, attributeOption.key], set: { position: sql`excluded.position` } })
    .returning();
  const ids = new Map(rows.map(({ id, attributeId, key }) => [`${attributeId}/${key}`, id]));
  const texts = options.flatMap(({ attributeId, key, name }) =>
    perLanguage(name, (language, text) => ({ optionId: idIn(ids, `${attributeId}/${key}`), language, name: text })),
  );
  await queries
    .insert(attributeOptionText)
    .values(texts)
    .onConflictDoUpdate({ target: [attributeOptionText.optionId, attributeOptionText.language], set: { name: sql`excluded.name` } });
}

async function writeCategories(queries: Queries, categories: readonly CategoryRecord[]): Promise<Ids> {
  const ids = new Map<string, number>();
  const holders = new Map(
    (await queries.select({ slug: tables.category.slug, partClass: tables.category.partClass }).from(tables.category)).map(
      (one) => [one.partClass, one.slug] as const,
    ),
  );
  // Which category is of a class is the operator's word once they have said it.
  const free = (partClass: CategoryRecord['partClass'], slug: string) => ((holders.get(partClass) ?? slug) === slug ? partClass : null);
  let level = categories.filter(({ parent }) => parent === null);
  while (level.length > 0) {
    const rows = level.map(({ slug, parent, defaultSort, partClass, synonyms }) => {
      const parentId = parent === null ? null : idIn(ids, parent);
      return {
        slug,
        parentId,
        defaultSort,
        partClass: free(partClass, slug),
        synonyms,
        position: categories.findIndex((one) => one.slug === slug),
        path: [],
      };
    });
    const written = await queries
      .insert(tables.category)
      .values(rows)
      .onConflictDoUpdate({
        target: tables.category.slug,
        set: {
          parentId: sql`excluded.parent_id`,
          position: sql`excluded.position`,
          defaultSort: sql`excluded.default_sort`,
          partClass: sql`coalesce(${tables.category.partClass}, excluded.part_class)`,
          synonyms: sql`excluded.synonyms`,
        },
      })
      .returning({ id: tables.category.id, slug: tables.category.slug });
    for (const { id, slug } of written) ids.set(slug, id);
    const above = new Set(level.map(({ slug }) => slug));
    level = categories.filter(({ parent }) => parent !== null && above.has(parent));
  }
  await writePaths(queries);
  await writeCategoryTexts(queries, categories, ids);
  return ids;
}

/** Brings the ways from the root up to date with the parents. */
export async function writePaths(queries: Queries): Promise<void> {
  await queries.execute(sql`
    with recursive line as (
      select id, array[id] as path from category where parent_id is null
      union all
      select child.id, line.path || child.id from category child join line on child.parent_id = line.id
    )
    update category set path = line.path from line where line.id = category.id and category.path <> line.path`);
}

async function writeCategoryTexts(queries: Queries, categories: readonly CategoryRecord[], ids: Ids): Promise<void> {
  const texts = categories.flatMap(({ slug, name, itemName, description }) =>
    perLanguage(name, (language, text) => ({
      categoryId: idIn(ids, slug),
      language,
      name: text,
      itemName: itemName[language],
      description: description?.[language] ?? null,
    })),
  );
  if (texts.length === 0) return;
  await queries
    .insert(tables.categoryText)
    .values(texts)
    .onConflictDoUpdate({
      target: [tables.categoryText.categoryId, tables.categoryText.language],
      set: { name: sql`excluded.name`, itemName: sql`excluded.item_name`, description: sql`excluded.description` },
    });
}

async function writeCategoryAttributes(
  queries: Queries,
  categories: readonly CategoryRecord[],
  categoryIds: Ids,
  attributeIds: Ids,
): Promise<void> {
  const { categoryAttribute } = tables;
  const uses = categories.flatMap(({ slug, attributes }) =>
    attributes.map(({ key, facet, column }, position) => ({
      categoryId: idIn(categoryIds, slug),
      attributeId: idIn(attributeIds, key),
      facet,
      column,
      position,
    })),
  );
  if (uses.length === 0) return;
  await queries
    .insert(categoryAttribute)
    .values(uses)
    .onConflictDoUpdate({
      target: [categoryAttribute.categoryId, categoryAttribute.attributeId],
      set: { facet: sql`excluded.facet`, column: sql`excluded.is_column`, position: sql`excluded.position` },
    });
}

async function writeManufacturers(queries: Queries, manufacturers: readonly ManufacturerRecord[]): Promise<void> {
  if (manufacturers.length === 0) return;
  await queries
    .insert(tables.manufacturer)
    .values(manufacturers.map((maker) => ({ ...maker, description: maker.description ?? {} })))
    .onConflictDoUpdate({
      target: tables.manufacturer.slug,
      set: {
        name: sql`excluded.name`,
        country: sql`excluded.country`,
        homepage: sql`excluded.homepage`,
        // Names that the operator gave stay.
        aliases: sql`array(select distinct on (lower(one)) one from unnest(excluded.aliases || manufacturer.aliases) one)`,
        description: sql`excluded.description`,
        featured: sql`excluded.featured`,
      },
    });
}

async function writeOutlines(queries: Queries, outlines: ReferenceRecords['outlines']): Promise<void> {
  if (outlines.length === 0) return;
  await queries
    .insert(tables.packageOutline)
    .values(outlines.map(({ id, name, ...shape }) => ({ id, name, shape })))
    .onConflictDoUpdate({ target: tables.packageOutline.id, set: { name: sql`excluded.name`, shape: sql`excluded.shape` } });
}
