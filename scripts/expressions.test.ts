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

/** Of a matcher for one text: some tens of milliseconds. */
const mostSteps = 5_000_000;
const megabyte = 1_000_000;
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

/** Ends the search for bad texts alike on every machine: it is bounded by counts, never by a clock. */
const search = {
  checker: 'fuzz',
  randomSeed: 1,
  maxIteration: 2,
  incubationLimit: 2500,
  maxInitialGenerationSize: 50,
  maxGenerationSize: 20,
  crossoverSize: 5,
  mutationSize: 5,
  timeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  // The text is run by the searching machine, which counts its steps, not by this process.
  recallTimeout: -1,
} as const;

/** Fewest characters of a text found that takes more steps than one may; null when none was found. */
async function shortestBad({ pattern, flags }: { pattern: string; flags: string }, bound: number): Promise<number | null> {
  // The searcher knows sets of letters by their older flag.
  const proof = await check(pattern, flags.replace('v', 'u'), { ...search, attackLimit: mostSteps, maxAttackStringSize: bound });
  if (proof.status === 'unknown') throw new Error(proof.error.kind);
  return proof.status === 'safe' ? null : proof.attack.string.length;
}

it('a bad expression is found out', async () => {
  const bad = await shortestBad({ pattern: '^(?:\\+\\s*\\/?\\s*-)+\\s*(?=\\d)', flags: 'u' }, 500);
  expect(bad).toBeLessThan(500);
});

describe('no text that one under review meets takes many steps', () => {
  const bounded = literals.filter((one) => one.literal && reviewOf(one));
  it.each(bounded)('$text ($file)', async ({ file, text, literal }) => {
    const bound = reviewOf({ file, text, literal })?.bound ?? megabyte;
    const bad = await shortestBad(literal ?? { pattern: '', flags: '' }, bound);
    // What a longer text would take does not matter.
    expect(bad === null || bad > bound, `${bad} characters take more than ${mostSteps} steps`).toBe(true);
  });
});
