import { expect, it } from 'vitest';
import { furtherGroups, namedGroups, neighboursOf, toolGroups, toolNames } from './names.ts';

const named = Object.values(namedGroups).flat();

it('has the 89 calculators of the requirements, and further ones in groups of their own', () => {
  expect(named).toHaveLength(89);
  expect(Object.keys(toolGroups)).toEqual([...Object.keys(namedGroups), ...Object.keys(furtherGroups)]);
  expect(new Set(toolNames).size).toBe(toolNames.length);
});

it('leads from each to four others', () => {
  for (const name of toolNames) {
    const others = neighboursOf(name);
    expect(new Set(others).size, name).toBe(4);
    expect(others, name).not.toContain(name);
  }
});
