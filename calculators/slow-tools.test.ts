import { expect, test } from 'vitest';
import { groupOf, isToolName, toolNames } from './names.ts';
import { loadTool } from './registry.ts';
import { slowPlots } from './slow-plots.ts';
import { slowTools } from './slow-tools.ts';

test('the worker has exactly the calculators that say they are slow', async () => {
  const slow = await Promise.all(toolNames.map(async (name) => ((await loadTool(name)).slow ? [name] : [])));
  expect(Object.keys(slowTools).toSorted()).toEqual(slow.flat().toSorted());
});

test('their plots are made there too, each by the definition of the same name', async () => {
  const names = Object.keys(slowTools).filter(isToolName);
  const own = await Promise.all(names.map(async (name) => [name, await import(`./${groupOf(name)}/${name}/plots.ts`)]));
  expect(slowPlots).toEqual(Object.fromEntries(own));
});
