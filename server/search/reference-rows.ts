import { asc, eq, inArray, sql } from 'drizzle-orm';
import { filter, outline, type ParsedFilter } from '#contract/api/part.ts';
import { type PartClass, isPartClass } from '#contract/part-classes.ts';
import { type ParameterUnit, units } from '#contract/units.ts';
import type { Database } from '#server/db/client.ts';
import * as tables from '#server/db/schema.ts';
import type {
  AttributeEntry,
  CategoryAttribute,
  CategoryEntry,
  CensusRow,
  GuideEntry,
  ManufacturerEntry,
  OptionEntry,
  Reference,
  Texts,
} from './reference.ts';

/** Reads all reference data of the catalog; about 30 ms with 60,000 parts. */
export async function readReference(db: Database): Promise<Reference> {
  const [attributes, categories, makers, former, outlines, rates, census, articles] = await Promise.all([
    readAttributes(db),
    readCategories(db),
    readManufacturers(db),
    db.select().from(tables.manufacturerSlug),
    readOutlines(db),
    db.select().from(tables.currencyRate),
    readCensus(db),
    readLeading(db),
  ]);
  await attachAttributes(db, categories, attributes);
  const list = [...categories.values()];
  const categoryBySlug = new Map(list.map((entry) => [entry.slug, entry]));
  const manufacturers = new Map(makers.map((entry) => [entry.id, entry]));
  const merged = former.flatMap(({ slug, manufacturerId }) => {
    const entry = manufacturers.get(manufacturerId);
    return entry ? [[slug, entry] as const] : [];
  });
  const manufacturerBySlug = new Map([...merged, ...makers.map((entry) => [entry.slug, entry] as const)]);
  return {
    categories,
    categoryBySlug,
    categoryByClass: byClass(categories),
    roots: list.filter(({ parentId }) => parentId === null),
    attributes,
    attributeByKey: new Map([...attributes.values()].map((entry) => [entry.key, entry])),
    manufacturers,
    manufacturerBySlug,
    outlines,
    rates: new Map(rates.map(({ currency, rateMicros }) => [currency, rateMicros])),
    census,
    suppliers: new Map(
      of(articles, 'supplier').map(({ slug, facts }) => [
        slug,
        (facts.manufacturers ?? []).flatMap((maker) => manufacturerBySlug.get(maker)?.id ?? []),
      ]),
    ),
    guides: new Map(
      of(articles, 'component').flatMap(({ slug, facts }): [string, GuideEntry][] => {
        const guide = guideOf(categoryBySlug, facts);
        return guide ? [[slug, guide]] : [];
      }),
    ),
  };
}

type Leading = Pick<typeof tables.article.$inferSelect, 'kind' | 'slug' | 'facts'>;

function of(articles: readonly Leading[], kind: Leading['kind']): Leading[] {
  return articles.filter((one) => one.kind === kind);
}

/** What is written to be read and stands for a list of parts. */
async function readLeading(db: Database): Promise<Leading[]> {
  const { kind, slug, facts } = tables.article;
  return db
    .select({ kind, slug, facts })
    .from(tables.article)
    .where(inArray(kind, ['supplier', 'component']));
}

/** Null for a guide to a category that the shop does not have. */
export function guideOf(categories: ReadonlyMap<string, CategoryEntry>, facts: Leading['facts']): GuideEntry | null {
  const category = categories.get(facts.category ?? '');
  return category ? { category, filters: guideFilters(facts) } : null;
}

/** What of an author's filters reads as one. */
function guideFilters({ filters = [] }: Leading['facts']): ParsedFilter[] {
  return filters.flatMap((one) => {
    const known = filter.safeParse(one);
    return known.success ? [known.data] : [];
  });
}

function groupTexts<Row extends { language: string }>(
  rows: Row[],
  idOf: (row: Row) => number,
  textOf: (row: Row) => string | null,
): Map<number, Texts> {
  const texts = new Map<number, Texts>();
  for (const row of rows) {
    const entry = texts.get(idOf(row)) ?? {};
    const text = textOf(row);
    if (text !== null) entry[row.language] = text;
    texts.set(idOf(row), entry);
  }
  return texts;
}

async function readAttributes(db: Database): Promise<Map<number, AttributeEntry>> {
  const [rows, texts, options, optionTexts] = await Promise.all([
    db.select().from(tables.attribute),
    db.select().from(tables.attributeText),
    db.select().from(tables.attributeOption).orderBy(asc(tables.attributeOption.position), asc(tables.attributeOption.id)),
    db.select().from(tables.attributeOptionText),
  ]);
  const names = groupTexts(
    texts,
    (row) => row.attributeId,
    (row) => row.name,
  );
  const optionNames = groupTexts(
    optionTexts,
    (row) => row.optionId,
    (row) => row.name,
  );
  const entries = new Map<number, AttributeEntry>(
    rows.map((row) => [row.id, { ...row, unit: unitOf(row.unit), names: names.get(row.id) ?? {}, options: [] }]),
  );
  for (const { id, attributeId, key } of options) {
    const option: OptionEntry = { id, key, names: optionNames.get(id) ?? {} };
    entries.get(attributeId)?.options.push(option);
  }
  return entries;
}

function unitOf(text: string): ParameterUnit {
  return units.find((unit) => unit === text) ?? '';
}

async function readCategories(db: Database): Promise<Map<number, CategoryEntry>> {
  const [rows, texts] = await Promise.all([
    db
      .select({ row: tables.category, picture: tables.picture })
      .from(tables.category)
      .leftJoin(tables.picture, eq(tables.picture.id, tables.category.pictureId))
      .orderBy(asc(tables.category.position), asc(tables.category.id)),
    db.select().from(tables.categoryText),
  ]);
  const textOf = (pick: (row: (typeof texts)[number]) => string | null) => groupTexts(texts, (row) => row.categoryId, pick);
  const names = textOf((row) => row.name);
  const itemNames = textOf((row) => row.itemName);
  const descriptions = textOf((row) => row.description);
  const classes = new Map(rows.map(({ row }) => [row.id, row.partClass]));
  const entries = new Map<number, CategoryEntry>(
    rows.map(({ row, picture }) => [
      row.id,
      {
        ...row,
        partClass: classOf(row.path, classes),
        picture,
        names: names.get(row.id) ?? {},
        itemNames: itemNames.get(row.id) ?? {},
        descriptions: descriptions.get(row.id) ?? {},
        attributes: [],
        children: [],
        family: [],
      },
    ]),
  );
  for (const entry of entries.values()) {
    if (entry.parentId !== null) entries.get(entry.parentId)?.children.push(entry);
    for (const ancestor of entry.path) entries.get(ancestor)?.family.push(entry.id);
  }
  return entries;
}

/** The nearest to the end of a way from the root; one that this release does not know is none. */
function classOf(path: readonly number[], classes: ReadonlyMap<number, string | null>): PartClass | null {
  const nearest = path.findLast((id) => isPartClass(classes.get(id) ?? ''));
  const found = nearest === undefined ? null : (classes.get(nearest) ?? '');
  return found !== null && isPartClass(found) ? found : null;
}

function byClass(categories: ReadonlyMap<number, CategoryEntry>): Map<PartClass, CategoryEntry> {
  const own = [...categories.values()].flatMap((entry) => {
    const above = entry.parentId === null ? undefined : categories.get(entry.parentId);
    return entry.partClass === null || entry.partClass === above?.partClass ? [] : [[entry.partClass, entry] as const];
  });
  return new Map(own);
}

async function attachAttributes(db: Database, categories: Map<number, CategoryEntry>, attributes: Map<number, AttributeEntry>) {
  const rows = await db.select().from(tables.categoryAttribute).orderBy(asc(tables.categoryAttribute.position));
  for (const { categoryId, attributeId, ...row } of rows) {
    const attribute = attributes.get(attributeId);
    const use: CategoryAttribute | undefined = attribute && { attribute, ...row };
    if (use) categories.get(categoryId)?.attributes.push(use);
  }
}

async function readManufacturers(db: Database): Promise<ManufacturerEntry[]> {
  const rows = await db
    .select({ row: tables.manufacturer, logo: tables.picture })
    .from(tables.manufacturer)
    .leftJoin(tables.picture, eq(tables.picture.id, tables.manufacturer.logoId))
    .orderBy(asc(tables.manufacturer.name), asc(tables.manufacturer.id));
  return rows.map(({ row: { description, ...row }, logo }) => ({ ...row, logo, descriptions: description }));
}

async function readOutlines(db: Database): Promise<Reference['outlines']> {
  const rows = await db.select().from(tables.packageOutline);
  return new Map(rows.map(({ id, name, shape }) => [id, outline.parse({ ...shape, id, name })]));
}

/** Of all categories, or of those named. */
export async function readCensus(db: Database, categories: number[] | null = null): Promise<CensusRow[]> {
  const { categoryId, manufacturerId, package: packageName, packageId, hidden } = tables.product;
  return db
    .select({ categoryId, manufacturerId, package: packageName, packageId, count: sql<number>`count(*)::int` })
    .from(tables.product)
    .where(categories ? sql`not ${hidden} and ${categoryId} = any(${sql.param(categories)}::int[])` : sql`not ${hidden}`)
    .groupBy(categoryId, manufacturerId, packageName, packageId);
}
