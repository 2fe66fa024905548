/** Turns the engineering values of a keyword into filters of the category that has most such parts. */
import type { ParsedFilter } from '#contract/api/part.ts';
import { codeKey, fold } from '#server/rules/fold.ts';
import { type IntentCatalogue, type Reading, readIntent } from '#server/rules/search-intent.ts';
import { attributeText, numberText } from './attribute-text.ts';
import { readConditions } from './read-conditions.ts';
import type { CategoryEntry, Reference } from './reference.ts';
import { findText } from './find-text.ts';
import { categoryNames } from './known-names.ts';
import { matchingRows } from './list.ts';
import { type Scope, isLeaf, narrowed, within } from './scope.ts';
import { type View, inWords } from './view.ts';

export interface Understood {
  category: CategoryEntry;
  /** Of the category; words that are no values narrow it as text. */
  scope: Scope;
  filters: ParsedFilter[];
  /** Parts found with all filters. */
  total: number;
}

const mostReadings = 12;

/** The best reading of a keyword, or null when it holds no values or no part has them. */
export async function readValues(view: View, scope: Scope, keyword: string): Promise<Understood | null> {
  const [best] = await readAllValues(view, scope, keyword);
  return best ?? null;
}

/** Every category that has parts with the keyword's values, the likeliest first. */
export async function readAllValues(view: View, scope: Scope, keyword: string): Promise<Understood[]> {
  const family = scope.category && new Set(scope.category.family.map((id) => view.reference.categories.get(id)?.slug));
  const readings = readIntent(keyword, intentCatalogue(view.reference))
    .filter(({ category }) => !family || family.has(category))
    .slice(0, mostReadings);
  const found = await Promise.all(readings.map((reading) => apply(view, scope, reading)));
  return found.flatMap((one) => one ?? []).toSorted((a, b) => b.score - a.score || b.total - a.total);
}

/** What a reading finds; null for nothing. */
async function apply(
  view: View,
  scope: Scope,
  { category: slug, filters, rest, score }: Reading,
): Promise<(Understood & { score: number }) | null> {
  const category = view.reference.categoryBySlug.get(slug);
  if (!category) return null;
  const inside = await within(view, scope, category);
  const own = rest.length > 0 ? narrowed(inside, await findText(view, rest.join(' '))) : inside;
  const total = matchingRows(own, readConditions(view, own, { filters })).length;
  return total > 0 ? { category, scope: own, filters, total, score } : null;
}

const catalogues = new WeakMap<Reference, IntentCatalogue>();

/** What readings are made from; made once for each copy of the reference data. */
export function intentCatalogue(reference: Reference): IntentCatalogue {
  const known = catalogues.get(reference);
  if (known) return known;
  const made = makeCatalogue(reference);
  catalogues.set(reference, made);
  return made;
}

function makeCatalogue(reference: Reference): IntentCatalogue {
  const packages = new Map<number, Set<string>>();
  for (const { categoryId, package: name } of reference.census) {
    const names = packages.get(categoryId) ?? new Set<string>();
    if (name !== null) names.add(name);
    packages.set(categoryId, names);
  }
  const leaves = [...reference.categories.values()].filter((category) => isLeaf(category) && packages.has(category.id));
  return {
    categories: leaves.map((category) => ({
      slug: category.slug,
      names: category.path.flatMap((id) => namesOf(reference.categories.get(id))),
      packages: [...(packages.get(category.id) ?? [])],
      attributes: category.attributes.map(({ attribute: { key, kind, unit, names, options }, facet }) => ({
        key,
        names: Object.values(names).map((name) => codeKey(name ?? '')),
        kind,
        unit,
        facet,
        options: options.map((option) => ({ key: option.key, names: optionNames(option.key, Object.values(option.names)) })),
      })),
    })),
    manufacturers: [...reference.manufacturers.values()].map(({ slug, name, aliases }) => ({
      slug,
      names: [name, ...aliases].map(codeKey),
    })),
  };
}

function namesOf(category: CategoryEntry | undefined): string[] {
  return category ? categoryNames(category).map(fold) : [];
}

/** `C0G (NP0)` is known by either name. */
function optionNames(key: string, names: readonly (string | undefined)[]): string[] {
  const parts = names.flatMap((name) => [name ?? '', ...(name ?? '').split(/[()/]/)]);
  return [...new Set([key, ...parts].map(codeKey))].filter((name) => name !== '');
}

/** A filter in words: `Capacitance = 100 nF`. */
export function describeFilter(view: View, category: CategoryEntry, filter: ParsedFilter): string {
  const use = category.attributes.find(({ attribute }) => attribute.key === filter.key);
  const name = use ? inWords(view, use.attribute.names) : view.say(`facet.${filter.key}`);
  const say = (relation: string, value: string) => view.say(`understood.${relation}`, { name, value });
  if (!use) return say('is', (filter.in ?? []).map((slug) => view.reference.manufacturerBySlug.get(slug)?.name ?? slug).join(', '));
  const { attribute } = use;
  const number = (value: unknown) => numberText(view, attribute, Number(value));
  if (attribute.kind === 'option') return say('is', (filter.in ?? []).map((key) => attributeText(view, attribute, key)).join(', '));
  if (filter.min !== undefined && filter.max === undefined) return say('at_least', number(filter.min));
  if (filter.max !== undefined && filter.min === undefined) return say('at_most', number(filter.max));
  return say('exactly', number(filter.eq ?? filter.min ?? filter.in?.[0]));
}
