/** Spoils a good request the way attackers and broken programs do. */
import type { Random } from './random.ts';

const controls = '\u0000\u0001\u0008\u001b\u007f\u0085\u2028\u200f\u202e\ufeff';
/** Half of a character of two units: no UTF-8 stands for it. */
const loneSurrogate = '\ud83d';

export const hostileTexts: readonly string[] = [
  '',
  ' ',
  controls,
  '\u0000',
  loneSurrogate,
  `a${loneSurrogate}b`,
  'ﬁ½Å e\u0301'.repeat(30),
  '​\u00ad'.repeat(50),
  "' or 1=1 --",
  "'; drop table shop_order; --",
  '%_\\%',
  '$1 $2 :a ?',
  '\\',
  '\\u0000',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '(((((((((((((((((((((((((((a+)+)+)+)+)+',
  '[[[[[[(?<=x)(?!',
  '.*'.repeat(40),
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://127.0.0.1:8080/healthz',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '1e-400',
  '9007199254740993',
  '99999999999999999999999999',
  '٣٤',
  '0x10',
  '1_000',
  'null',
  'undefined',
  'true',
  'a'.repeat(161),
  'a'.repeat(5000),
  '9'.repeat(400),
  'é'.repeat(20_000),
  '=HYPERLINK("http://example.com")',
  '\r\nX-Injected: yes',
  'SO-261121-ABCDEF\n',
];

const hostileNumbers: readonly unknown[] = [
  0,
  -1,
  -0,
  0.5,
  1e-300,
  1e300,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A key of this name is data in JSON, and must stay data. */
const prototypeKeys = (): unknown => JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"length":1e9}');

/** One value that hardly any field takes. */
export function hostileValue(random: Random): unknown {
  const kind = random.below(12);
  if (kind < 5) return random.pick(hostileTexts);
  if (kind < 7) return random.pick(hostileNumbers);
  if (kind === 7) return random.pick([null, true, false, [], {}, [[]], [null], '']);
  if (kind === 8) return nested(random.pick([3, 11, 12, 13, 60]));
  if (kind === 9) return Array.from({ length: random.pick([6, 101, 501, 5000]) }, () => random.pick(['x', 1, null, {}]));
  if (kind === 10) return prototypeKeys();
  return { toString: 'x', valueOf: 1, length: -1 };
}

/** A copy in which one value somewhere is spoiled, left out, or doubled. */
export function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.25)) return spoilLeaf(value, random);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2))
      return random.chance(0.5) ? [...value, ...value, ...value] : [...value, hostileValue(random)];
    const index = random.below(value.length);
    return value.map((item: unknown, place) => (place === index ? spoil(item, random) : item));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || random.chance(0.15)) return { ...value, [random.pick(hostileTexts).slice(0, 200)]: hostileValue(random) };
  const [chosen] = random.pick(entries);
  if (random.chance(0.15)) return Object.fromEntries(entries.filter(([name]) => name !== chosen));
  return Object.fromEntries(entries.map(([name, item]) => [name, name === chosen ? spoil(item, random) : item]));
}

function spoilLeaf(value: unknown, random: Random): unknown {
  if (typeof value === 'string' && random.chance(0.5)) {
    const more = random.pick(hostileTexts);
    return random.pick([
      value + more,
      more + value,
      value.toUpperCase(),
      value.split('').toReversed().join(''),
      value.repeat(random.pick([2, 50])),
    ]);
  }
  if (typeof value === 'number' && random.chance(0.5))
    return random.pick([-value, value * 1e6, value + 0.1, String(value), `${value} `, value + 1]);
  return hostileValue(random);
}
