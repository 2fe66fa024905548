import { expect, it } from 'vitest';
import { toolNames } from '#calculators/names.ts';
import { wordLanguages } from '#contract/locale.ts';
import { edgeWords, toolFacts } from './page-words.ts';

it.each(wordLanguages)('has every English word in %s', async (language) => {
  const keys = (words: object): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [key] : keys(value as object).map((below) => `${key}.${below}`),
    );
  const [source, own] = await Promise.all([edgeWords('en'), edgeWords(language)]);
  const known = new Set(keys(own));
  expect(keys(source).filter((key) => !known.has(key))).toEqual([]);
});

it('speaks English where a language has no words at all', async () => {
  expect(await edgeWords('xx')).toEqual(await edgeWords('en'));
});

it('names what each calculator takes and gives, in words and units', async () => {
  const facts = await Promise.all(toolNames.map((name) => toolFacts('de', name)));
  expect(facts[toolNames.indexOf('RCFilter')]?.inputs).toContainEqual({ name: 'Widerstand', symbol: 'R', units: ['Ω', 'kΩ', 'MΩ'] });
  expect(toolNames.filter((_, index) => facts[index]?.outputs.length === 0)).toEqual([]);
});
