/** No text from outside may keep a regular expression busy: each is proven to be linear, or its text is short. */
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { type FoundExpression, findExpressions } from './find-expressions.ts';
import reviews from './reviewed-expressions.json' with { type: 'json' };

/** One that the prover cannot follow, or that is quick because its text is short. */
interface Review {
  /** As it is written; `new RegExp` stands for all of a file that are put together when the program runs. */
  text: string;
  /** Characters of the longest text that it meets. */
  bound?: number;
  /** Who sees to that, or why it is linear. */
  because: string;
}

/** By file. */
const reviewed: Record<string, Review[]> = reviews;

/** Milliseconds of a processor. */
const patience = 50;
const provingMs = 10_000;

const found = findExpressions();
const reviewOf = ({ file, text }: FoundExpression): Review | undefined => reviewed[file]?.find((review) => review.text === text);

/** Nothing is repeated: how much of a text can be tried at each place does not depend on the text. */
function isShort(pattern: string): boolean {
  return !/[*+{]/.test(pattern.replaceAll(/\\[pPu]\{[^}]*\}|\\./g, ''));
}

const literals = [...new Map(found.map((one) => [one.text, one])).values()];
const unproven = literals.filter((one) => one.literal && !isShort(one.literal.pattern) && !reviewOf(one));

it.each(unproven.map(({ text, file, literal }) => ({ text, file, literal })))(
  'is linear: $text ($file)',
  { timeout: 2 * provingMs },
  async ({ literal }) => {
    const proof = await check(literal?.pattern ?? '', literal?.flags ?? '', { checker: 'automaton', timeout: provingMs });
    const verdict = proof.status === 'unknown' ? proof.error.kind : proof.complexity.summary;
    expect(verdict, 'rewrite it, or bound its text and say so in reviewed-expressions.json').toMatch(/^(?:safe|linear)$/);
  },
);

it('one that is put together when the program runs is reviewed', () => {
  const unknown = found.filter((one) => one.literal === null && !reviewOf(one));
  expect(unknown.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

it('nothing is reviewed that is not there', () => {
  const listed = Object.entries(reviewed).flatMap(([file, own]) => own.map(({ text }) => `${file}: ${text}`));
  const known = new Set(found.map(({ file, text }) => `${file}: ${text}`));
  expect(listed.filter((one) => !known.has(one))).toEqual([]);
});

const pumps = [
  '0',
  'a',
  'A',
  ' ',
  '\n',
  '.',
  ',',
  '-',
  '(',
  '/',
  '<',
  '"',
  ':',
  '1x',
  '1 x',
  ', ',
  '0 ',
  '0.',
  ' mm',
  'Ω',
  '红',
  '1,',
  "d'",
  'a_',
  '<img src="',
];

/** Milliseconds of a processor that the worst of the texts takes; one that seems slow is measured again, since the first may have had to tidy memory up. */
function slowest(
  { pattern, flags }: { pattern: string; flags: string },
  size: number,
  sizeOf: (text: string) => number,
): { milliseconds: number; pump: string } {
  const expression = new RegExp(pattern, flags);
  const measure = (text: string): number => {
    const before = process.threadCpuUsage();
    text.replace(expression, '');
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  const each = pumps.map((pump) => {
    const text = `1${pump.repeat(size / sizeOf(pump))}\u0000`;
    const first = measure(text);
    return { pump, milliseconds: first < patience ? first : Math.min(first, measure(text), measure(text)) };
  });
  return each.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
}

describe('the longest text that one under review meets is done with soon', () => {
  const measured = literals.filter((one) => one.literal && reviewOf(one)?.bound !== undefined);
  it.each(measured)('$text ($file)', ({ file, text, literal }) => {
    const bound = reviewOf({ file, text, literal })?.bound ?? 0;
    const { milliseconds, pump } = slowest(literal ?? { pattern: '', flags: '' }, bound, ({ length }) => length);
    expect(milliseconds, JSON.stringify(pump)).toBeLessThan(patience);
  });
});

describe('a megabyte is done with soon', () => {
  const megabyte = 1_000_000;
  const measured = literals.filter((one) => one.literal && reviewOf(one)?.bound === undefined);
  it.each(measured)('$text ($file)', ({ literal }) => {
    const { milliseconds, pump } = slowest(literal ?? { pattern: '', flags: '' }, megabyte, (text) => Buffer.byteLength(text));
    expect(milliseconds, JSON.stringify(pump)).toBeLessThan(patience);
  });
});
