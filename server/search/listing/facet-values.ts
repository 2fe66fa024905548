/** Facets over the parameters of a leaf category, and over the price. */
import type { Facet } from '#contract/api/part.ts';
import { axisOf, bucketBounds, histogram } from '#server/rules/histogram.ts';
import { numberText } from '#server/search/view/attribute-text.ts';
import { type FacetInput, type Option, isSelected } from './facet-options.ts';
import type { ParameterCounts } from '#server/search/part-index.ts';
import type { AttributeEntry, CategoryAttribute } from '#server/search/reference.ts';
import { inWords } from '#server/search/view/view.ts';

type Counted = ParameterCounts['values'][number];

/**
 * One parameter's facet, or null when there is nothing to choose in the category: no part has the parameter, or all have the same value.
 * Values that the other filters leave without parts stay, with 0.
 */
export function attributeFacet(input: FacetInput, { attribute, facet }: CategoryAttribute): Facet | null {
  const counts = input.counts.parameters.get(attribute.id);
  if (!counts || (counts.isUniform && !isFiltered(input, attribute.key))) return null;
  const { values, missing } = counts;
  const base = { key: attribute.key, name: inWords(input.view, attribute.names), unit: attribute.unit, missing };
  const bounds = selectedBounds(input, attribute.key);
  if (attribute.kind === 'range') return { ...base, kind: 'range', ...spanOf(values), ...bounds };
  if (attribute.kind === 'number' && facet === 'range') return { ...base, kind: 'number', ...numbers(values), ...bounds };
  return { ...base, kind: attribute.kind === 'boolean' ? 'boolean' : 'option', options: optionsOf(input, attribute, values), ...bounds };
}

const isFiltered = ({ conditions }: FacetInput, key: string): boolean => conditions.some((one) => one.key === key);

function spanOf(values: readonly Counted[]): { min: number; max: number } {
  const min = values.reduce((least, { low }) => Math.min(least, low ?? least), Infinity);
  const max = values.reduce((most, { low, high }) => Math.max(most, high ?? low ?? most), -Infinity);
  return { min, max };
}

function selectedBounds({ conditions }: FacetInput, key: string): Pick<Facet, 'selected_min' | 'selected_max'> {
  const own = conditions.find((one) => one.key === key && (typeof one.min === 'number' || typeof one.max === 'number'));
  return own ? { selected_min: own.min ?? null, selected_max: own.max ?? null } : {};
}

function numbers(values: readonly Counted[]): Pick<Facet, 'min' | 'max' | 'buckets'> {
  const stated = values.flatMap(({ low, count }) => (low === null ? [] : [{ value: low, count }]));
  const { min, max } = axisOf(stated.map(({ value }) => value));
  const counted = stated.map(({ value, count }) => ({ value: Math.max(value, min), count }));
  return { min, max, buckets: histogram(bucketBounds(min, max), counted) };
}

function optionsOf(input: FacetInput, attribute: AttributeEntry, values: readonly Counted[]): Option[] {
  const { view } = input;
  const option = (key: string, name: string, count: number): Option => ({
    key,
    name,
    count,
    selected: isSelected(input, attribute.key, key),
  });
  if (attribute.kind === 'option') {
    return values.flatMap(({ optionId, count }) => {
      const known = attribute.options.find(({ id }) => id === optionId);
      return known ? [option(known.key, inWords(view, known.names), count)] : [];
    });
  }
  if (attribute.kind === 'boolean') {
    return values.toReversed().map(({ low, count }) => option(String(low === 1), view.say(low === 1 ? 'yes' : 'no'), count));
  }
  return values.map(({ low, count }) => option(String(low), numberText(view, attribute, low ?? 0), count));
}

/** Where a fifth of a decade begins, in major units. */
function bound(step: number): number {
  return Number((10 ** (step / 5 - 6)).toPrecision(6));
}

/** Unit prices at the asked quantity in major units; bars are fifths of a decade. */
export function priceFacet(input: FacetInput): Facet | null {
  const { price } = input.counts;
  if (!price) return null;
  const buckets = [...price.steps]
    .toSorted(([a], [b]) => a - b)
    .map(([step, count]) => ({ from: bound(step), to: bound(step + 1), count }));
  const name = input.view.say('facet.price');
  return {
    key: 'price',
    name,
    kind: 'number',
    unit: '',
    min: price.min / 1e6,
    max: price.max / 1e6,
    ...selectedBounds(input, 'price'),
    buckets,
    missing: price.missing,
  };
}
