import { expect, it } from 'vitest';
import { toJson } from './to-json.ts';

const many = Array.from({ length: 300 }, (_, index) => ({ index, text: `"${index}"`, nothing: undefined }));

it.each([
  ['null', null],
  ['a text', 'a "text"'],
  ['a short list', { lines: [1, 2] }],
  ['long lists', { before: 1, lines: many, left: undefined, after: [undefined, ...many.slice(0, 60)], 'a "name"': {} }],
  ['a list alone', many],
])('writes %s as JSON.stringify does', async (_name, body) => {
  const written = await toJson(body);
  expect(typeof written === 'string' ? written : new TextDecoder().decode(written)).toBe(JSON.stringify(body));
});
