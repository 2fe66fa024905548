import { expect, test } from 'vitest';
import { partClassTree } from '#contract/part-classes.ts';
import { expandCatalog } from './expand.ts';
import { readCategories, readDrawings, readMakers, readPartOutlines } from './facts.ts';

const parts = expandCatalog();

test('there are at least 60,000 parts, each once per maker', () => {
  expect(parts.length).toBeGreaterThan(60_000);
  expect(new Set(parts.map(({ manufacturer, mpn }) => `${manufacturer} ${mpn}`)).size).toBe(parts.length);
});

test('every maker, category, outline, parameter and option is defined', () => {
  const makers = new Set(readMakers().map(({ slug }) => slug));
  const outlines = new Set(readDrawings().map(({ id }) => id));
  const leaves = new Map(readCategories().leaves.map(({ slug, attributes }) => [slug, new Map(attributes.map((one) => [one.id, one]))]));
  const faults = parts.filter(({ manufacturer, category, packageId, attributes }) => {
    const definitions = leaves.get(category);
    const areKnown = Object.entries(attributes).every(([key, value]) => {
      const definition = definitions?.get(key);
      return definition !== undefined && (definition.kind !== 'option' || definition.options?.some((option) => option.key === value));
    });
    return !areKnown || !makers.has(manufacturer) || (packageId !== null && !outlines.has(packageId));
  });
  expect(faults).toEqual([]);
});

test('the outline of a single part is stated once, with its source, of a part that there is', () => {
  const { sources, outlines } = readPartOutlines();
  expect(outlines.filter(({ source }) => !(source in sources))).toEqual([]);
  const stated = outlines.flatMap(({ outline, parts: own }) =>
    Object.entries(own).flatMap(([maker, numbers]) => numbers.map((mpn) => [`${maker} ${mpn}`, outline] as const)),
  );
  const drawn = new Map(parts.map(({ manufacturer, mpn, packageId }) => [`${manufacturer} ${mpn}`, packageId]));
  expect(new Set(stated.map(([key]) => key)).size).toBe(stated.length);
  expect(stated.filter(([key, outline]) => drawn.get(key) !== outline)).toEqual([]);
});

test('relays have the size that their data sheets state, in metres and the longer side first', () => {
  const relays = parts.filter(({ category, attributes: { length } }) => /^(power|signal)-relays$/.test(category) && length !== undefined);
  const sizes = new Map(relays.map(({ mpn, attributes: { length, width, height } }) => [mpn, [length, width, height]]));
  expect(sizes.get('G6B-1114P-US-DC12')).toEqual([0.02, 0.01, 0.01]);
  expect(sizes.get('AGQ200A12')).toEqual([0.0106, 0.0072, undefined]);
  expect(relays.filter(({ attributes: { length, width } }) => !(Number(length) >= Number(width) && Number(length) < 0.06))).toEqual([]);
});

test('no category is empty', () => {
  const filled = new Set(parts.map(({ category }) => category));
  expect(readCategories().leaves.flatMap(({ slug }) => (filled.has(slug) ? [] : [slug]))).toEqual([]);
});

test('a limit keeps every series and category, the examples among them', () => {
  const few = expandCatalog(3000);
  expect(few.length).toBe(3000);
  expect(few.map(({ mpn }) => mpn)).toContain('RC0603FR-0710KL');
  const categoriesOf = (list: typeof parts) => new Set(list.map(({ category }) => category)).size;
  expect(categoriesOf(few)).toBe(categoriesOf(parts));
});

test('the order never changes', () => {
  expect(expandCatalog().map(({ mpn }) => mpn)).toEqual(parts.map(({ mpn }) => mpn));
});

/** Names of the trade and of makers, the same in every language. */
const ofTheTrade = ['Multiwatt', 'MultiPowerSO', 'PowerSO', 'PowerDI', 'SuperSOT', 'MiniDIP', 'MiniMELF', 'Micro', 'Type', 'mil'];
const isWord = (word: string) => /\p{Ll}{3,}/u.test(word) && !ofTheTrade.includes(word);

test('packages bear codes, which every language reads the same', () => {
  const outlines = readDrawings().flatMap(({ name, standard = '' }) => [name, standard]);
  const named = new Set([...outlines, ...parts.flatMap(({ package: name }) => name ?? [])]);
  expect([...named].filter((text) => text.match(/\p{L}+/gu)?.some(isWord))).toEqual([]);
});

test('each outline has a name of its own', () => {
  const names = readDrawings().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length > 20)).toEqual([]);
});

test('categories are named as the classes of parts that they hold, and lie below each other as these do', () => {
  const tree = (nodes: ReturnType<typeof readCategories>['tree'], above: string | null): [string, string | null][] =>
    nodes.flatMap(({ slug, children = [] }) => [[slug, above], ...tree(children, slug)]);
  expect(Object.fromEntries(tree(readCategories().tree, null))).toEqual(partClassTree);
});
