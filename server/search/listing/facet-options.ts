/** Option lists of the filter rail that every category has. */
import { type Facet, lifecycles, packagings } from '#contract/api/part.ts';
import { packageName } from '#contract/package-name.ts';
import type { Condition } from './condition.ts';
import { drawnPackagesOf } from '#server/search/keyword/known-packages.ts';
import type { FacetCounts, Flag } from '#server/search/part-index.ts';
import { type CategoryEntry, type CensusRow, isLeaf } from '#server/search/reference.ts';
import type { Scope } from './scope.ts';
import { type View, inWords } from '#server/search/view/view.ts';

export type Option = NonNullable<Facet['options']>[number];

export interface FacetInput {
  view: View;
  scope: Scope;
  conditions: readonly Condition[];
  counts: FacetCounts;
  /** Parts of the scope before filters; empty when it comes from a search. */
  census: readonly CensusRow[];
}

export function isSelected({ conditions }: Pick<FacetInput, 'conditions'>, key: string, option: string): boolean {
  const own = conditions.filter((one) => one.key === key && one.chosen);
  return own.length > 0 && own.every(({ chosen }) => chosen?.(option));
}

function optionFacet(input: FacetInput, key: string, options: Omit<Option, 'selected'>[], missing = 0): Facet {
  const shown = options.map((option) => ({ ...option, selected: isSelected(input, key, option.key) }));
  return { key, name: input.view.say(`facet.${key}`), kind: 'option', unit: '', options: shown, missing };
}

/** A box that can only be ticked, such as RoHS; null where no part of the scope has it, whatever is filtered. */
export function yesFacet(input: FacetInput, key: Flag): Facet | null {
  if (!input.counts.occurring[key] && !isSelected(input, key, 'true')) return null;
  const count = input.counts.flags[key];
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

/** Those with most parts first, whatever is filtered, so that a ticked name never moves. */
export function manufacturerFacet(input: FacetInput): Facet {
  const counts = input.counts.manufacturer;
  const all = new Map<number, number>();
  for (const { manufacturerId: id, count } of input.census) all.set(id, (all.get(id) ?? 0) + count);
  const options = [...input.view.reference.manufacturers.values()]
    .filter(({ id, slug }) => counts.has(id) || all.has(id) || isSelected(input, 'manufacturer', slug))
    .toSorted((a, b) => (all.get(b.id) ?? 0) - (all.get(a.id) ?? 0))
    .map(({ id, slug, name }) => ({ key: slug, name, count: counts.get(id) ?? 0 }));
  return optionFacet(input, 'manufacturer', options);
}

/** By size, so that outlines at one scale read as a row. */
export function packageFacet(input: FacetInput): Facet {
  const counts = input.counts.package;
  const offered = new Set(input.census.map((row) => row.package));
  const options = drawnPackagesOf(input.view.reference)
    .filter(({ name: key }) => counts.has(key) || offered.has(key) || isSelected(input, 'package', key))
    .map(({ name: key, outline }) => ({ key, name: packageName(key, input.view.tag), count: counts.get(key) ?? 0, outline }));
  return optionFacet(input, 'package', options, counts.get(null));
}

/** Null where no part of the scope states it. */
export function lifecycleFacet(input: FacetInput): Facet | null {
  const isChosen = lifecycles.some((option) => isSelected(input, 'lifecycle', option));
  if (!input.counts.occurring.lifecycle && !isChosen) return null;
  return wordFacet(input, 'lifecycle', lifecycles, input.counts.lifecycle);
}

export function packagingFacet(input: FacetInput): Facet {
  return wordFacet(input, 'packaging', packagings, input.counts.packaging);
}

function wordFacet<Word extends string>(input: FacetInput, key: string, all: readonly Word[], counts: ReadonlyMap<Word, number>): Facet {
  const options = all
    .map((option) => ({ key: option, name: input.view.say(`${key}.${option}`), count: counts.get(option) ?? 0 }))
    .filter(({ key: option, count }) => count > 0 || isSelected(input, key, option));
  return optionFacet(input, key, options);
}

/** The branches below the scope; without a category, the leaves in which something was found. */
export function categoryFacet(input: FacetInput): Facet {
  const { view, scope, counts } = input;
  const countOf = (category: CategoryEntry) => category.family.reduce((total, id) => total + (counts.category.get(id) ?? 0), 0);
  const branches = scope.category?.children ?? [...view.reference.categories.values()].filter((category) => isLeaf(category));
  const occurring = new Set(input.census.map(({ categoryId }) => categoryId));
  const isOffered = (category: CategoryEntry) =>
    isSelected(input, 'category', category.slug) || category.family.some((id) => occurring.has(id));
  const options = branches
    .map((category) => ({ category, count: countOf(category) }))
    .filter(({ category, count }) => count > 0 || isOffered(category))
    .map(({ category, count }) => ({ key: category.slug, name: inWords(view, category.names), count }));
  return optionFacet(input, 'category', options);
}
