import { expect, it } from 'vitest';
import { shapeOf } from './body-shape.ts';

const shape = (text: string) => shapeOf(new TextEncoder().encode(text));
const list = (items: number) => `[${Array.from({ length: items }, () => '{}').join(',')}]`;

it.each([
  ['', 'fine'],
  ['{"a":[1,2,{"b":"c"}]}', 'fine'],
  [`{"lines":${list(1000)}}`, 'fine'],
  [`{"lines":${list(2001)}}`, 'too_much'],
  [`[${Array.from({ length: 30 }, () => list(1900)).join(',')}]`, 'too_much'],
  ['['.repeat(12), 'fine'],
  ['['.repeat(13), 'too_deep'],
  // What stands in a text is no list, and a quote in it is not its end.
  [`{"text":"${'[,'.repeat(5000)}"}`, 'fine'],
  [`{"text":"\\"${'[,'.repeat(5000)}"}`, 'fine'],
  [`{"text":"\\\\","lines":${list(2001)}}`, 'too_much'],
])('%.40s', (text, expected) => {
  expect(shape(text)).toBe(expected);
});
