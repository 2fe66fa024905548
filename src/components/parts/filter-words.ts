/** What the applied filters are called, from the category's parameters and the facets of the answer. */
import type { AttributeDefinition, Facet } from '#contract/api/part.ts';
import type { ParameterUnit } from '#contract/units.ts';
import { parseQuantity } from '#contract/value/parse-quantity.ts';
import { chosenOptions, readRange } from '#contract/listing/listing-url.ts';
import type { Format } from '#src/i18n/format.ts';

export interface Named {
  name: string;
  unit: ParameterUnit;
  options: Map<string, string>;
}

interface Words {
  /** Names of what every part has. */
  common: Record<string, string>;
  yes: string;
  no: string;
}

/** Names by parameter; what a facet says wins over the category's definition. */
export function namesOf(
  attributes: readonly AttributeDefinition[],
  facets: readonly Facet[],
  { common, yes, no }: Words,
): Map<string, Named> {
  const names = new Map<string, Named>(
    Object.entries(common).map(([key, name]) => [key, { name, unit: '' as const, options: new Map<string, string>() }]),
  );
  for (const { key, name, unit, kind, options = [] } of [...attributes, ...facets]) {
    const known = names.get(key)?.options ?? [];
    const own: [string, string][] =
      kind === 'boolean'
        ? [
            ['yes', yes],
            ['no', no],
          ]
        : options.map((option) => [option.key, option.name]);
    names.set(key, { name, unit, options: new Map([...known, ...own]) });
  }
  return names;
}

/** How a filter reads, as a key of the words and the values in it. */
export type FilterText =
  | { form: 'options'; name: string; value: string }
  | { form: 'exactly' | 'at_least' | 'at_most'; name: string; value: string }
  | { form: 'between'; name: string; from: string; to: string };

export function filterText(
  value: string,
  { name, unit, options }: Named,
  { quantity, series }: Pick<Format, 'quantity' | 'series'>,
): FilterText {
  if (!value.includes('..')) {
    const chosen = chosenOptions(value).map((key) => options.get(key) ?? key);
    return { form: 'options', name, value: series(chosen) };
  }
  const { min, max } = readRange(value);
  const show = (text: string) => {
    const parsed = parseQuantity(text, unit);
    return parsed.ok ? quantity(parsed.value, unit) : text;
  };
  if (min === '') return { form: 'at_most', name, value: show(max) };
  if (max === '') return { form: 'at_least', name, value: show(min) };
  const [from, to] = [show(min), show(max)];
  return from === to ? { form: 'exactly', name, value: from } : { form: 'between', name, from, to };
}
