/** Facets over the parameters of a leaf category, and over the price. */
import type { Facet } from '#contract/api/catalog.ts';
import { bucketBounds, histogram } from '#server/rules/histogram.ts';
import { numberText } from './attribute-text.ts';
import type { ValueCount } from './facet-counts.ts';
import { type FacetInput, type Option, countable, isSelected, sum } from './facet-options.ts';
import type { AttributeEntry, CategoryAttribute } from './reference.ts';
import { inWords } from './view.ts';

/** One parameter's facet, or null when no part of the category has it. `all` holds the values of the whole category. */
export function attributeFacet(input: FacetInput, use: CategoryAttribute, all: readonly ValueCount[]): Facet | null {
  const { attribute } = use;
  const possible = all.filter(({ attribute_id: id }) => id === attribute.id);
  if (possible.length === 0) return null;
  const counted = input.counts.values.filter(({ attribute_id: id }) => id === attribute.id);
  const base = {
    key: attribute.key,
    name: inWords(input.view, attribute.names),
    unit: attribute.unit,
    missing: sum(countable(input, attribute.key)) - sum(counted),
  };
  if (attribute.kind === 'range') return { ...base, kind: 'range', ...rangeOf(possible), ...selectedBounds(input, attribute.key) };
  if (attribute.kind === 'number' && use.facet === 'range') {
    return { ...base, kind: 'number', ...numbers(possible, counted), ...selectedBounds(input, attribute.key) };
  }
  const options = optionsOf(input, attribute, possible, counted);
  const bounds = attribute.kind === 'number' ? selectedBounds(input, attribute.key) : {};
  return { ...base, kind: attribute.kind === 'boolean' ? 'boolean' : 'option', options, ...bounds };
}

function rangeOf(possible: readonly ValueCount[]): Pick<Facet, 'min' | 'max'> {
  const lows = possible.flatMap(({ low }) => low ?? []);
  const highs = possible.flatMap(({ high }) => high ?? []);
  return { min: Math.min(...lows), max: Math.max(...highs) };
}

function selectedBounds({ conditions }: FacetInput, key: string): Pick<Facet, 'selected_min' | 'selected_max'> {
  const own = conditions.find((one) => one.key === key && (typeof one.min === 'number' || typeof one.max === 'number'));
  return own ? { selected_min: own.min ?? null, selected_max: own.max ?? null } : {};
}

function numbers(possible: readonly ValueCount[], counted: readonly ValueCount[]): Pick<Facet, 'min' | 'max' | 'buckets'> {
  const lows = possible.flatMap(({ low }) => low ?? []);
  const [min, max] = [Math.min(...lows), Math.max(...lows)];
  const values = counted.flatMap(({ low, count }) => (low === null ? [] : [{ value: low, count }]));
  return { min, max, buckets: histogram(bucketBounds(min, max), values) };
}

/** Values that exist in the category but not under the other filters stay, with 0. */
function optionsOf(
  input: FacetInput,
  attribute: AttributeEntry,
  possible: readonly ValueCount[],
  counted: readonly ValueCount[],
): Option[] {
  const { view } = input;
  const option = (key: string, name: string, isOne: (row: ValueCount) => boolean): Option => ({
    key,
    name,
    count: sum(counted.filter(isOne)),
    selected: isSelected(input, attribute.key, key),
  });
  if (attribute.kind === 'option') {
    return attribute.options
      .filter(({ id }) => possible.some((row) => row.option_id === id))
      .map(({ id, key, names }) => option(key, inWords(view, names), (row) => row.option_id === id));
  }
  const values = [...new Set(possible.flatMap(({ low }) => low ?? []))];
  if (attribute.kind === 'boolean') {
    return values
      .toSorted((a, b) => b - a)
      .map((value) => option(String(value === 1), view.say(value === 1 ? 'yes' : 'no'), ({ low }) => low === value));
  }
  return values
    .toSorted((a, b) => a - b)
    .map((value) => option(String(value), numberText(view, attribute, value), ({ low }) => low === value));
}

/** Unit prices at the asked quantity in major units; bars are fifths of a decade. */
export function priceFacet(input: FacetInput): Facet | null {
  const steps = input.counts.prices.toSorted((a, b) => a.step - b.step);
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return null;
  const bound = (step: number) => Number((10 ** (step / 5 - 6)).toPrecision(6));
  return {
    key: 'price',
    name: input.view.say('facet.price'),
    kind: 'number',
    unit: '',
    min: first.low / 1e6,
    max: last.high / 1e6,
    ...selectedBounds(input, 'price'),
    buckets: steps.map(({ step, count }) => ({ from: bound(step), to: bound(step + 1), count })),
    missing: sum(countable(input, 'price')) - sum(steps),
  };
}
