import { expect, test } from 'vitest';
import type { ProductAttribute } from '#contract/api/part.ts';
import { isPartClass } from '#contract/part-classes.ts';
import { ownOutline } from '#server/rules/package/own-outline.ts';
import { bodyFacts } from '#src/components/drawing/body-facts.ts';
import { outlineOf } from '#src/components/drawing/part-outline.ts';
import distributorRows from './data/distributor-rows.json' with { type: 'json' };
import { type FactPart, expandCatalog } from './expand.ts';
import { readCategories } from './facts.ts';
import { demoReference } from './reference.ts';

/** Beginning of a number -> the rows that a large distributor lists of it, stock, price and documents aside, each with the parameter that states it here. */
const listed: Readonly<Record<string, { source: string; rows: Record<string, string | null> }>> = distributorRows.parts;

const parts = expandCatalog();
const outlines = new Map(demoReference().outlines.map((outline) => [outline.id, outline]));
const parameters = new Map(readCategories().leaves.map(({ slug, attributes }) => [slug, new Set(attributes.map(({ id }) => id))]));

const partOf = (number: string) => parts.find(({ mpn }) => mpn === number) ?? parts.find(({ mpn }) => mpn.startsWith(number));

const empty = { name: '', unit: '' as const, si_min: null, si_max: null, option: null, bool: null, text: '' };

/** Beside the parameters: what the page of a part tells of its body and package, as `ParameterList` has it. */
function besides(part: FactPart) {
  const partClass = isPartClass(part.category) ? part.category : null;
  const outline = outlines.get(part.packageId ?? '') ?? ownOutline({ ...part, partClass });
  const attributes: ProductAttribute[] = Object.entries(part.attributes).map(([key, value]) => ({
    ...empty,
    key,
    kind: 'number',
    si: typeof value === 'number' ? value : null,
  }));
  const drawn = outlineOf({ outline, attributes });
  const body = drawn && bodyFacts(drawn, partClass, 'thickness' in part.attributes);
  const has = (key: string) => key in part.attributes;
  return {
    '@mounting': has('mounting') || Boolean(body?.mounting),
    '@size': has('length') || Boolean(body?.size),
    '@height': has('height') || Boolean(body?.height),
    '@leadSpacing': has('leadSpacing') || Boolean(body?.leadSpacing),
    '@package': part.package !== null,
  };
}

/** Of the rows listed of a part, the share that it states. */
function share(number: string): number {
  const part = partOf(number);
  const keys = Object.values(listed[number]?.rows ?? {});
  const told = part && new Map(Object.entries({ ...besides(part), ...part.attributes }));
  return keys.filter((key) => key !== null && (key.startsWith('@') ? told?.get(key) === true : told?.has(key))).length / keys.length;
}

const mean = (numbers: readonly string[]) => numbers.reduce((sum, number) => sum + share(number), 0) / numbers.length;

test('parts of thirty kinds state three quarters of the rows that a large distributor lists of them', () => {
  const numbers = Object.keys(listed);
  expect(numbers).toHaveLength(30);
  expect(mean(numbers)).toBeGreaterThanOrEqual(0.75);
  expect(mean(numbers.filter((number) => listed[number]?.source !== 'usual'))).toBeGreaterThanOrEqual(0.8);
});

test('each row is stated by a parameter of its category, or beside the parameters', () => {
  const unknown = Object.entries(listed).flatMap(([number, { rows }]) => {
    const part = partOf(number);
    const own = part && new Set([...(parameters.get(part.category) ?? []), ...Object.keys(besides(part))]);
    return Object.values(rows).filter((key) => key !== null && !own?.has(key));
  });
  expect(unknown).toEqual([]);
});
