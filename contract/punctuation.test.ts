import { expect, it } from 'vitest';
import { marksOf } from './punctuation.ts';

it.each([
  ['en-US', 'a, b: c'],
  ['fr-FR', 'a, b\u00a0: c'],
  ['ja-JP', 'a、b：c'],
  ['zh', 'a，b：c'],
])('writes lists and labels as %s does', (tag, text) => {
  const { separator, colon } = marksOf(tag);
  expect(`a${separator}b${colon}c`).toBe(text);
});
