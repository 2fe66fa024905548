import { expect, test } from 'vitest';
import { authorName } from './author-name.ts';

test.each([
  ['Grace', 'Example', 'Grace E.'],
  ['Jürgen', 'öztürk', 'Jürgen Ö.'],
  ['花子', '山田', '花子 山.'],
  ['Ada', '𠮷野', 'Ada 𠮷.'],
  ['Cher', ' ', 'Cher'],
])('%s %s signs as %s', (first_name, last_name, name) => {
  expect(authorName({ first_name, last_name })).toBe(name);
});
