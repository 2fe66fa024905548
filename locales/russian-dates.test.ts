import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

it('ends no Russian sentence with a date, which ends with the stop of its abbreviated year', () => {
  const doubled = [...readWords('ru')].filter(([, text]) => text.includes('{{date}}.'));
  expect(doubled).toEqual([]);
});
