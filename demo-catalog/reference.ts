import type { Outline } from '#contract/api/part.ts';
import { isPartClass } from '#contract/part-classes.ts';
import type { AttributeRecord, CategoryRecord, ManufacturerRecord, ReferenceRecords } from '#server/catalog/reference-record.ts';
import { readCategories, readDrawings, readMakers } from './facts.ts';
import { translatedTexts } from './translated-texts.ts';
import { catalogSpeaker, readWords, synonymsOf } from './words.ts';

type Say = ReturnType<typeof catalogSpeaker>;
type Categories = ReturnType<typeof readCategories>;

/** Makers whose names stand on the front page. */
const featured = new Set([
  'ti',
  'st',
  'murata',
  'yageo',
  'infineon',
  'vishay',
  'nexperia',
  'tdk',
  'microchip',
  'adi',
  'onsemi',
  'panasonic',
]);

/** Categories, parameters, makers and outlines of the demo catalog, in every language. */
export function demoReference(): ReferenceRecords {
  const say = catalogSpeaker();
  const categories = readCategories();
  return {
    categories: listCategories(categories, say),
    attributes: listAttributes(categories, say),
    manufacturers: listMakers(say),
    outlines: readDrawings().map(toOutline),
  };
}

function listCategories({ tree, leaves }: Categories, say: Say): CategoryRecord[] {
  const leafBySlug = new Map(leaves.map((leaf) => [leaf.slug, leaf]));
  const list = (nodes: Categories['tree'], parent: string | null): CategoryRecord[] =>
    nodes.flatMap(({ slug, children = [] }) => {
      const leaf = leafBySlug.get(slug);
      const name = say(({ categories }) => categories[slug]?.name);
      const record: CategoryRecord = {
        slug,
        parent,
        partClass: isPartClass(slug) ? slug : null,
        name,
        defaultSort: leaf?.defaultSort ?? 'mpn_asc',
        itemName: leaf ? say(({ categories }) => categories[slug]?.item) : name,
        synonyms: synonymsOf(slug),
        description: leaf ? say(({ categories }) => categories[slug]?.description) : null,
        attributes: (leaf?.attributes ?? [])
          .filter(({ id }) => translatedTexts.get(id)?.has(slug) ?? true)
          .map(({ id, facet, column }) => ({ key: id, facet, column })),
      };
      return [record, ...list(children, slug)];
    });
  return list(tree, null);
}

function listAttributes({ leaves }: Categories, say: Say): AttributeRecord[] {
  const records = new Map<string, AttributeRecord>();
  for (const { id, kind, unit, options = [] } of leaves.flatMap(({ attributes }) => attributes)) {
    const isTranslated = translatedTexts.has(id);
    const fresh = {
      key: id,
      kind: isTranslated ? ('option' as const) : kind,
      unit,
      name: say(({ attributes }) => attributes[id]),
      options: [],
    };
    const record: AttributeRecord = records.get(id) ?? fresh;
    const keys = isTranslated ? Object.keys(readWords('en').options[id] ?? {}) : options.map(({ key }) => key);
    for (const key of keys) {
      if (record.options.some((option) => option.key === key)) continue;
      record.options.push({ key, name: say((words) => words.options[id]?.[key]) });
    }
    records.set(id, record);
  }
  return [...records.values()];
}

function listMakers(say: Say): ManufacturerRecord[] {
  return readMakers().map(({ slug, website, ...maker }) => ({
    ...maker,
    slug,
    homepage: website === null ? null : `https://www.${website}/`,
    description: say(({ manufacturers }) => manufacturers[slug]),
    featured: featured.has(slug),
  }));
}

/** A dimension that the drawing lacks is null in the contract. */
function toOutline({ id, name, family, body, pins, pitch, lead, diameter, standard }: ReturnType<typeof readDrawings>[number]): Outline {
  return {
    id,
    name,
    family,
    body,
    pins,
    pitch: pitch ?? null,
    lead: lead ? { span: lead.span ?? null, width: lead.width ?? null, length: lead.length ?? null } : null,
    diameter: diameter ?? null,
    rows: null,
    standard: standard ?? null,
  };
}
