import { expect, it } from 'vitest';
import { housingWords, mountingMeant } from './housing-words.ts';

it.each([
  ['SOIC-8', ['smd', 'soic', 'so']],
  ['SO-8', ['smd', 'soic', 'so']],
  ['PDIP-8', ['tht', 'dip', 'dil']],
  ['SOT-23', ['smd']],
  ['0603', ['smd']],
  ['TO-220', ['tht']],
])('%s is looked for by what it is called', (name, words) => {
  expect(housingWords(name)).toEqual(words);
});

it('knows how a part is mounted by words of any language', () => {
  expect(['SMT', '贴片', 'CMS', 'bedrahtet', 'hole', 'выводной', '0603', 'steckbar'].map(mountingMeant)).toEqual([
    'smd',
    'smd',
    'smd',
    'tht',
    'tht',
    'tht',
    null,
    null,
  ]);
});
