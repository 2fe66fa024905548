import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { InputValue, OutputValue } from '#calculators/define.ts';
import { evaluate } from '#calculators/evaluate.ts';
import { groupOf, toolNames } from '#calculators/names.ts';
import type { PartSearch } from '#calculators/parts.ts';
import { loadTool } from '#calculators/registry.ts';

interface Leaf {
  slug: string;
  attributes: readonly { id: string; facet: string | null; options?: readonly { key: string }[] }[];
}

// As the file is laid out; the demo's import checks its shape.
const { leaves } = JSON.parse(readFileSync('demo-catalog/data/categories.json', 'utf8')) as { leaves: readonly Leaf[] };
const categories = new Map(leaves.map((leaf) => [leaf.slug, leaf]));

type Find = (given: Record<string, InputValue>, out: Record<string, OutputValue>) => readonly PartSearch[];
const files = import.meta.glob<{ parts: Find }>('/calculators/*/*/parts.ts', { eager: true });
const finders = toolNames.flatMap((name) => {
  const file = files[`/calculators/${groupOf(name)}/${name}/parts.ts`];
  return file ? [{ name, parts: file.parts }] : [];
});

/** What the demonstration, whose categories are named as their classes, would refuse in a search: a class, filter or option that it does not have. */
function refused({ partClass: category, filters }: PartSearch): string[] {
  const leaf = categories.get(category);
  if (!leaf) return [category];
  return Object.entries(filters).flatMap(([id, value]) => {
    if (id === 'package') return []; // every category has it
    const attribute = leaf.attributes.find((one) => one.id === id);
    if (!attribute || attribute.facet === null) return [`${category}: ${id}`];
    const { options } = attribute;
    const unknown = options ? value.split(',').filter((key) => !options.some((option) => option.key === key)) : [];
    return unknown.map((key) => `${category}: ${id} ${key}`);
  });
}

describe.each(finders)('$name', ({ name, parts }) => {
  test('leads to parts by filters that their categories have', async () => {
    const tool = await loadTool(name);
    const defaults = Object.fromEntries(Object.entries(tool.inputs).map(([id, input]) => [id, input.default]));
    for (const mode of tool.modes.length > 0 ? tool.modes : [null]) {
      const given = mode === null ? defaults : { ...defaults, mode };
      const answer = evaluate(tool, mode === null ? {} : { mode });
      if (!answer.ok) throw new Error(`${name} ${mode} has no results`);
      expect(parts(given, answer.out).flatMap(refused), `${mode}`).toEqual([]);
    }
  });
});
