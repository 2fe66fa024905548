/** What each calculator offers at its defaults and at two ends of its use, bought from a whole shop: every part that is shown fits the result. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evaluate } from '#calculators/evaluate.ts';
import { groupOf, type ToolName, toolNames } from '#calculators/names.ts';
import type { PartSearch } from '#calculators/parts.ts';
import { loadTool } from '#calculators/registry.ts';
import { getPartClasses, productList } from '#contract/api/catalog.ts';
import { active } from './part-needs/active.ts';
import { extremes } from './part-needs/extremes.ts';
import { passive } from './part-needs/passive.ts';
import { radio } from './part-needs/radio.ts';
import { looked, type Needs, type OfferedPart } from './part-needs/rules.ts';
import { openShop, type Shop } from './shop.ts';

const needs: Readonly<Partial<Record<ToolName, Needs>>> = { ...passive, ...active, ...radio };
const entered: Readonly<Partial<Record<ToolName, readonly object[]>>> = extremes;

const fileOf = (name: ToolName) => join(import.meta.dirname, '../calculators', groupOf(name), name, 'parts.ts');
const offering = toolNames.filter((name) => existsSync(fileOf(name)));

let shop: Shop;
let categories: ReadonlyMap<string, string>;
beforeAll(async () => {
  shop = await openShop({ parts: 20_000, env: { RATE_LIMITS: 'off' } });
  const answer = await fetch(`${shop.address('')}${getPartClasses.path}`);
  const { list } = getPartClasses.response.parse(await answer.json());
  categories = new Map(list.map((held) => [held.part_class, held.category_web_url]));
});
afterAll(async () => shop.remove());

function filterOf(key: string, value: string) {
  if (!value.includes('..')) return { key, in: value.split(',') };
  const [low = '', high = ''] = value.split('..');
  return { key, ...(low === '' ? {} : { min: Number(low) }), ...(high === '' ? {} : { max: Number(high) }) };
}

/** The first parts in stock, as the page of the calculator asks for them. */
async function offeredBy({ partClass, filters }: PartSearch): Promise<OfferedPart[]> {
  const category = categories.get(partClass);
  if (category === undefined) throw new Error(`No category holds ${partClass}`);
  const answer = await fetch(`${shop.address('')}${productList.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      category_web_url: category,
      page_size: 5,
      in_stock: true,
      sort: 'stock_desc',
      filters: Object.entries(filters).map(([key, value]) => filterOf(key, value)),
    }),
  });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${partClass} ${JSON.stringify(filters)}: ${JSON.stringify(body)}`);
  return productList.response.parse(body).list.map(({ mpn, attributes }) => ({
    mpn,
    partClass,
    values: new Map(
      attributes.flatMap(({ key, si, si_min: low, si_max: high, option, bool }) => {
        const value = si ?? (low !== null && high !== null ? ([low, high] as const) : (option ?? bool));
        return value === null ? [] : [[key, value] as const];
      }),
    ),
  }));
}

it('every calculator that offers parts has what they must be, and two ends of its use', () => {
  expect(offering.filter((name) => !(name in needs) || !(name in entered))).toEqual([]);
  expect(offering.length).toBeGreaterThan(70);
});

let shown = 0;

it.each(offering)('the parts for %s fit its results', async (name) => {
  const tool = await loadTool(name);
  const { parts } = (await import(fileOf(name))) as { parts: (given: object, out: object) => readonly PartSearch[] }; // each tool's own types
  const faults: string[] = [];
  for (const values of [{}, ...(entered[name] ?? [])]) {
    const answer = evaluate(tool, { ...values });
    if (!answer.ok) throw new Error(`${name} ${JSON.stringify(values)} gives ${JSON.stringify(answer.errors)}`);
    const defaults = Object.fromEntries(Object.entries(tool.inputs).map(([id, { default: value }]) => [id, value]));
    const given = { mode: tool.modes[0] ?? null, ...defaults, ...values };
    for (const search of parts(given, answer.out)) {
      const rulesOf = needs[name]?.[search.label];
      if (!rulesOf) throw new Error(`${name}: nothing says what ${search.label} must be`);
      const rules = rulesOf(looked(search, given, answer.out));
      const offered = await offeredBy(search);
      shown += offered.length;
      for (const part of offered)
        faults.push(...rules.flatMap((rule) => rule(part) ?? []).map((fault) => `${JSON.stringify(values)} ${search.label} ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

it('enough parts were looked at', () => {
  expect(shown).toBeGreaterThan(400);
});
