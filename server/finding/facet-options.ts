/** Option lists of the filter rail that every category has. */
import { type Facet, lifecycles, packagings } from '#contract/api/catalog.ts';
import type { Condition } from './condition.ts';
import type { FacetCounts, FixedGroup } from './facet-counts.ts';
import type { CategoryEntry, CensusRow } from './reference.ts';
import { type Scope, isLeaf } from './scope.ts';
import { type View, inWords } from './view.ts';

export type Option = NonNullable<Facet['options']>[number];

export interface FacetInput {
  view: View;
  scope: Scope;
  conditions: readonly Condition[];
  counts: FacetCounts;
  /** Parts of the scope before filters; empty when it comes from a search. */
  census: readonly CensusRow[];
}

/** Parts that miss no key, or only this one. */
export function countable({ counts }: FacetInput, key: string): FixedGroup[] {
  return counts.groups.filter(({ failed }) => failed === null || failed === key);
}

export function isSelected({ conditions }: Pick<FacetInput, 'conditions'>, key: string, option: string): boolean {
  const own = conditions.filter((one) => one.key === key && one.chosen);
  return own.length > 0 && own.every(({ chosen }) => chosen?.(option));
}

export function sum(groups: Iterable<{ count: number }>): number {
  let total = 0;
  for (const { count } of groups) total += count;
  return total;
}

function tally<Row extends { count: number }>(rows: readonly Row[], keyOf: (row: Row) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + row.count);
  }
  return counts;
}

function optionFacet(input: FacetInput, key: string, options: Omit<Option, 'selected'>[]): Facet {
  const shown = options.map((option) => ({ ...option, selected: isSelected(input, key, option.key) }));
  return { key, name: input.view.say(`facet.${key}`), kind: 'option', unit: '', options: shown, missing: 0 };
}

/** A box that can only be ticked: in stock, RoHS. */
export function yesFacet(input: FacetInput, key: 'in_stock' | 'rohs', isTrue: (group: FixedGroup) => boolean): Facet {
  const count = sum(countable(input, key).filter(isTrue));
  const name = input.view.say(`facet.${key}`);
  return {
    key,
    name,
    kind: 'boolean',
    unit: '',
    options: [{ key: 'true', name, count, selected: isSelected(input, key, 'true') }],
    missing: 0,
  };
}

export function manufacturerFacet(input: FacetInput): Facet {
  const { manufacturers } = input.view.reference;
  const slugOf = ({ manufacturer_id: id }: { manufacturer_id: number }) => manufacturers.get(id)?.slug ?? null;
  const counts = tally(countable(input, 'manufacturer'), slugOf);
  const all = tally(input.census, ({ manufacturerId }) => slugOf({ manufacturer_id: manufacturerId }));
  const options = [...manufacturers.values()]
    .filter(({ slug }) => counts.has(slug) || all.has(slug) || isSelected(input, 'manufacturer', slug))
    .toSorted((a, b) => (all.get(b.slug) ?? 0) - (all.get(a.slug) ?? 0))
    .map(({ slug, name }) => ({ key: slug, name, count: counts.get(slug) ?? 0 }));
  return optionFacet(input, 'manufacturer', options);
}

/** By size, the smallest first, so that outlines at one scale read as a row; packages without a drawing come last. */
export function packageFacet(input: FacetInput): Facet {
  const { census, outlines } = input.view.reference;
  const groups = countable(input, 'package');
  const counts = tally(groups, (group) => group.package);
  const names = new Set([...counts.keys(), ...input.census.flatMap((row) => row.package ?? [])]);
  const drawings = new Map(census.flatMap((row) => (row.package !== null && row.packageId !== null ? [[row.package, row.packageId]] : [])));
  const options = [...names].map((name) => ({
    key: name,
    name,
    count: counts.get(name) ?? 0,
    outline: outlines.get(drawings.get(name) ?? '') ?? null,
  }));
  const area = ({ outline }: (typeof options)[number]) => (outline ? outline.body.length * outline.body.width : Number.MAX_VALUE);
  const sorted = options.toSorted((a, b) => area(a) - area(b) || (a.name < b.name ? -1 : 1));
  return { ...optionFacet(input, 'package', sorted), missing: sum(groups.filter((group) => group.package === null)) };
}

export function lifecycleFacet(input: FacetInput): Facet {
  const counts = tally(countable(input, 'lifecycle'), ({ lifecycle }) => lifecycle);
  return wordFacet(input, 'lifecycle', lifecycles, counts);
}

export function packagingFacet(input: FacetInput): Facet {
  const counts = tally(input.counts.packagings, ({ packaging }) => packaging);
  return wordFacet(input, 'packaging', packagings, counts);
}

function wordFacet(input: FacetInput, key: string, all: readonly string[], counts: Map<string, number>): Facet {
  const options = all
    .filter((option) => counts.has(option) || isSelected(input, key, option))
    .map((option) => ({ key: option, name: input.view.say(`${key}.${option}`), count: counts.get(option) ?? 0 }));
  return optionFacet(input, key, options);
}

/** The branches below the scope; without a category, the leaves in which something was found. */
export function categoryFacet(input: FacetInput): Facet {
  const { view, scope } = input;
  const counts = new Map<number, number>();
  for (const { category_id: id, count } of countable(input, 'category')) counts.set(id, (counts.get(id) ?? 0) + count);
  const countOf = (category: CategoryEntry) => category.family.reduce((total, id) => total + (counts.get(id) ?? 0), 0);
  const branches = scope.category?.children ?? [...view.reference.categories.values()].filter((category) => isLeaf(category));
  const isOffered = (category: CategoryEntry) =>
    isSelected(input, 'category', category.slug) || input.census.some(({ categoryId }) => category.family.includes(categoryId));
  const options = branches
    .map((category) => ({ category, count: countOf(category) }))
    .filter(({ category, count }) => count > 0 || isOffered(category))
    .map(({ category, count }) => ({ key: category.slug, name: inWords(view, category.names), count }));
  return optionFacet(input, 'category', options);
}
