/** The calculators beside the named ones: how many there are, and with how much that is not their own code each is compared. */
import { expect, it } from 'vitest';
import { compare } from './accuracy/measure.ts';
import type { Reference } from './accuracy/reference.ts';
import { furtherGroups } from './names.ts';
import { loadTool } from './registry.ts';

/** Read by the bundler: calculators know no file system. */
const files = import.meta.glob<{ default: readonly Reference[] }>('./*/*/examples.json', { eager: true });
const further = Object.entries(furtherGroups).flatMap(([group, names]) => names.map((name) => ({ group, name })));

it('there are at least twenty-five', () => {
  expect(further.length).toBeGreaterThanOrEqual(25);
});

it.each(further)('$name is compared with at least twelve values of others', async ({ group, name }) => {
  const references = files[`./${group}/${name}/examples.json`]?.default ?? [];
  const values = compare(await loadTool(name), references).reduce((sum, row) => sum + row.values, 0);
  expect(values).toBeGreaterThanOrEqual(12);
});
