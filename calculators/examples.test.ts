import { describe, expect, test } from 'vitest';
import type { Reference } from './accuracy/reference.ts';
import { namesItsSource } from './accuracy/testing/names-its-source.ts';
import { evaluate } from './evaluate.ts';
import { groupOf, toolNames } from './names.ts';
import { loadTool } from './registry.ts';

/** Read by the bundler: calculators know no file system. */
const files = import.meta.glob<{ default: readonly Reference[] }>('./*/*/examples.json', { eager: true });

/** Expected zeros are met to this share of the output's unit. */
const zero = 1e-12;

function expectClose(actual: unknown, expected: unknown, tolerance: number, path: string): void {
  if (typeof expected === 'number') {
    expect(typeof actual, path).toBe('number');
    const limit = expected === 0 ? zero : Math.abs(expected) * tolerance;
    expect(Math.abs(Number(actual) - expected), `${path}: ${String(actual)} instead of ${expected}`).toBeLessThanOrEqual(limit);
  } else if (typeof expected === 'object' && expected !== null) {
    const [actualItems, expectedItems] = [Object(actual), expected as Record<string, unknown>]; // JSON of the example
    if (Array.isArray(expected)) expect(actualItems.length, `${path}: length`).toBe(expected.length);
    for (const key of Object.keys(expectedItems)) expectClose(actualItems[key], expectedItems[key], tolerance, `${path}.${key}`);
  } else {
    expect(actual, path).toBe(expected);
  }
}

describe.each(toolNames)('%s', (name) => {
  const examples = files[`./${groupOf(name)}/${name}/examples.json`]?.default ?? [];

  test.each(examples.map((example, index) => [index + 1, example] as const))('example %i of its specification', async (_, example) => {
    const answer = evaluate(await loadTool(name), example.in);
    if (example.error !== undefined) {
      expect(example.source, 'the reason of a refusal').toMatch(/\S \S+ \S/);
      expect(answer).toMatchObject({ ok: false, errors: [{ code: example.error }] });
      return;
    }
    expect(namesItsSource(example.source), example.source).toBe(true);
    expect(answer).toMatchObject({ ok: true });
    for (const [id, expected] of Object.entries(example.out ?? {})) {
      expectClose(answer.ok ? answer.out[id] : undefined, expected, example.rtol ?? 1e-9, id);
    }
  });
});
