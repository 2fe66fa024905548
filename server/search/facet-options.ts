/** Option lists of the filter rail that every category has. */
import { type Facet, lifecycles, packagings } from '#contract/api/part.ts';
import { packageName } from '#contract/package-name.ts';
import { type Condition, type Test, packedAs } from './condition.ts';
import { type Candidates, countCodes, countRows } from './facet-counts.ts';
import type { CategoryEntry, CensusRow } from './reference.ts';
import { type Scope, isLeaf } from './scope.ts';
import { type View, inWords } from './view.ts';

export type Option = NonNullable<Facet['options']>[number];

export interface FacetInput {
  view: View;
  scope: Scope;
  conditions: readonly Condition[];
  candidates: Candidates;
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
export function yesFacet(input: FacetInput, key: 'in_stock' | 'rohs' | 'has_datasheet', test: Test): Facet | null {
  if (!input.scope.rows.some((row) => test(row)) && !isSelected(input, key, 'true')) return null;
  const count = countRows(input.candidates, key, test);
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
  const counts = countCodes(input.candidates, 'manufacturer', input.scope.columns.manufacturer);
  const all = new Map<number, number>();
  for (const { manufacturerId: id, count } of input.census) all.set(id, (all.get(id) ?? 0) + count);
  const options = [...input.view.reference.manufacturers.values()]
    .filter(({ id, slug }) => (counts[id] ?? 0) > 0 || all.has(id) || isSelected(input, 'manufacturer', slug))
    .toSorted((a, b) => (all.get(b.id) ?? 0) - (all.get(a.id) ?? 0))
    .map(({ id, slug, name }) => ({ key: slug, name, count: counts[id] ?? 0 }));
  return optionFacet(input, 'manufacturer', options);
}

/** By size, the smallest first, so that outlines at one scale read as a row; packages without a drawing come last. */
export function packageFacet(input: FacetInput): Facet {
  const { packages, package: column } = input.scope.columns;
  const { census, outlines } = input.view.reference;
  const counts = countCodes(input.candidates, 'package', column);
  const offered = new Set(input.census.map((row) => row.package));
  const drawings = new Map(census.flatMap((row) => (row.package !== null && row.packageId !== null ? [[row.package, row.packageId]] : [])));
  const options = packages
    .map((key, code) => ({
      key,
      name: packageName(key, input.view.tag),
      count: counts[code] ?? 0,
      outline: outlines.get(drawings.get(key) ?? '') ?? null,
    }))
    .filter(({ key, count }, code) => code > 0 && (count > 0 || offered.has(key) || isSelected(input, 'package', key)));
  const area = ({ outline }: (typeof options)[number]) => (outline ? outline.body.length * outline.body.width : Number.MAX_VALUE);
  const sorted = options.toSorted((a, b) => area(a) - area(b) || (a.key < b.key ? -1 : 1));
  return optionFacet(input, 'package', sorted, counts[0]);
}

/** Null where no part of the scope states it. */
export function lifecycleFacet(input: FacetInput): Facet | null {
  const { codes } = input.scope.columns.lifecycle;
  const unknown = lifecycles.indexOf('unknown') + 1;
  const isStated = input.scope.rows.some((row) => codes[row] !== 0 && codes[row] !== unknown);
  const isChosen = lifecycles.some((option) => isSelected(input, 'lifecycle', option));
  if (!isStated && !isChosen) return null;
  const counts = countCodes(input.candidates, 'lifecycle', input.scope.columns.lifecycle);
  return wordFacet(input, 'lifecycle', lifecycles, (place) => counts[place + 1] ?? 0);
}

export function packagingFacet(input: FacetInput): Facet {
  const countOf = (place: number) =>
    countRows(input.candidates, 'packaging', packedAs(input.scope.columns, packagings.slice(place, place + 1)));
  return wordFacet(input, 'packaging', packagings, countOf);
}

function wordFacet(input: FacetInput, key: string, all: readonly string[], countOf: (place: number) => number): Facet {
  const options = all
    .map((option, place) => ({ key: option, name: input.view.say(`${key}.${option}`), count: countOf(place) }))
    .filter(({ key: option, count }) => count > 0 || isSelected(input, key, option));
  return optionFacet(input, key, options);
}

/** The branches below the scope; without a category, the leaves in which something was found. */
export function categoryFacet(input: FacetInput): Facet {
  const { view, scope } = input;
  const counts = countCodes(input.candidates, 'category', scope.columns.category);
  const countOf = (category: CategoryEntry) => category.family.reduce((total, id) => total + (counts[id] ?? 0), 0);
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
