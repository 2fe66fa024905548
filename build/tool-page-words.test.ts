import { expect, it } from 'vitest';
import { toolNames } from '#calculators/names.ts';
import { wordLanguages } from '#contract/locale.ts';
import { toolPageWords } from './tool-page-words.ts';

it('gives a calculator its own words with what the list of all says of it and of its neighbours', async () => {
  const words = await toolPageWords('en', 'PLLFilter');
  expect(words).toMatchObject({ title: 'PLL loop filter', group: 'Filters', modes: { secondOrder: 'Second order' } });
  expect(words['related']).toEqual({
    RCFilter: 'RC low-pass or high-pass filter',
    SpeakerCrossover: 'Passive loudspeaker crossover',
    BandpassFilter: 'Band-pass filter',
    ChebyshevHighPassFilter: 'Chebyshev LC high-pass filter',
  });
});

it.each(wordLanguages)('has a title, a summary, a group and neighbours for every calculator in %s', async (language) => {
  const all = await Promise.all(toolNames.map((name) => toolPageWords(language, name)));
  const told = all.map(({ title, summary, group, related }) => [title, summary, group, ...Object.values(related as object)]);
  expect(told.filter((texts) => texts.length !== 7 || texts.some((text) => typeof text !== 'string' || text === ''))).toEqual([]);
});
