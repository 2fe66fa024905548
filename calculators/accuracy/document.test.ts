/**
 * Every calculator beside its examples and beside every fourth point of the grids that it is in, and the page that tells of all of them:
 * `npm run bench:calc -- --accuracy` computes every point, which takes a minute of field solutions, and ends with 1 when one is too far off.
 */
import { beforeAll, expect, it } from 'vitest';
import { groupOf, type ToolName, toolNames } from '#calculators/names.ts';
import { loadTool } from '#calculators/registry.ts';
import { allowed, gridded, tooFarOff } from './allowed.ts';
import { accuracyDocument, type Compared, compareAll, rowsOfTool } from './document.ts';
import { gridsOf } from './grids.ts';
import { valuesByKind } from './measure.ts';
import type { Reference } from './reference.ts';

const everyFourth = 4;

/** Read by the bundler: calculators know no file system. */
const files = import.meta.glob<{ default: readonly Reference[] }>('/calculators/*/*/examples.json', { eager: true });
const pages = import.meta.glob<string>('/docs/calculators.md', { eager: true, query: '?raw', import: 'default' });
const page = pages['/docs/calculators.md'] ?? '';

const examplesOf = (group: string, name: ToolName) => files[`/calculators/${group}/${name}/examples.json`]?.default ?? [];

let compared: readonly Compared[] = [];
beforeAll(async () => {
  compared = await compareAll(examplesOf, everyFourth);
  // Field solutions, on a machine that may be busy.
}, 300_000);

/** Rows of the page by calculator and kind. */
const written = new Map<string, { values: number; worst: string }>();
let last = '';
for (const [, name = '', kind = '', values, worst = ''] of page.matchAll(/^\| (\w*) \| ([^|]+) \| (\d+) \| ([^|]+) \|$/gm)) {
  last = name || last;
  written.set(`${last} | ${kind}`, { values: Number(values), worst });
}

/** The error that a cell states, at the end of its rounding to two digits. */
function stated(cell: string): number {
  if (cell === 'below 1e-9') return 1e-9;
  return Number.parseFloat(cell) * (cell.includes('%') ? 0.01 : 1) * 1.06;
}

it('tells on its page what `npm run bench:calc -- --accuracy` writes, before the rows', () => {
  expect(page.startsWith(accuracyDocument([]))).toBe(true);
  expect(page).not.toContain('Infinity');
});

it.each(toolNames)('the page counts all references of %s, and none is farther off than it says', async (name) => {
  const references = [...examplesOf(groupOf(name), name), ...gridsOf(name).flatMap(([, points]) => points)];
  const counted = valuesByKind(await loadTool(name), references);
  const rows = [...written].filter(([row]) => row.startsWith(`${name} | `));
  expect(rows.map(([row, { values }]) => [row, values])).toEqual([...counted].map(([kind, values]) => [`${name} | ${kind}`, values]));
  const own = compared.filter((one) => one.name === name);
  for (const { kind, worst } of own.flatMap(({ comparisons }) => comparisons)) {
    expect(worst, kind).toBeLessThanOrEqual(stated(written.get(`${name} | ${kind}`)?.worst ?? ''));
  }
  // Where all of it was computed here, the page says the same to the letter.
  if (gridsOf(name).length === 0) for (const row of rowsOfTool(name, own)) expect(page).toContain(`${row}\n`);
});

it('is no farther off at a fourth of the points than each grid allows', () => {
  expect(compared.filter(({ from }) => from !== 'examples').length).toBeGreaterThan(gridded.length);
  expect(tooFarOff(compared)).toEqual([]);
});

const places = toolNames.flatMap((name) => gridsOf(name).map(([grid, points]) => [name, grid, points] as const));

it.each(places)('%s has its points of %s', (name, grid, points) => {
  expect(points.length).toBeGreaterThanOrEqual(allowed(grid, name).points);
});

it('has forty lines or sections of every calculator that a tolerance is stated for', () => {
  const present = places.filter(([, grid]) => grid === 'lines' || grid === 'sections').map(([name]) => name);
  expect(present.toSorted()).toEqual(gridded.toSorted());
});
