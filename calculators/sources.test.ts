/** Every page of a calculator shows its sources as they are, whatever its language: names, titles and numbers, no prose. */
import { expect, test } from 'vitest';
import { toolNames } from './names.ts';
import { loadTool } from './registry.ts';

const sources = await Promise.all(toolNames.map(async (name) => [name, (await loadTool(name)).sources] as const));

/** What stands around a citation: places inside a work have the sign §, and no brackets explain what is taken from it. */
const prose =
  /\b(?:(?:sect?|ch|art|fig|pp|e\.g)\.|(?:chapters?|sections?|clause|articles?|appendix|annex|tables? [\dA-Z]|examples?|problem|datasheet|application note|own|any|see)\b)/i;
/** A call sign, an editor, or the letters of a name. */
const bracket = /^(?:ed\.|[A-Z0-9]+)$/;

test.each(sources)('%s cites, and explains nothing', (_name, list) => {
  expect(list.filter((source) => prose.test(source))).toEqual([]);
  const brackets = list.flatMap((source) => [...source.matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => inside));
  expect(brackets.filter((inside) => !bracket.test(inside))).toEqual([]);
  expect(new Set(list).size).toBe(list.length);
});
