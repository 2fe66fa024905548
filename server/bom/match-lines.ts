/** What the rows of a bill may mean (`docs/api.md` 5.1): numbers first, then values, then what is nearly a number. */
import type { View } from '#server/finding/view.ts';
import { partKey } from '#server/rules/fold.ts';
import { readKeywordQuantity } from '#server/rules/keyword-quantity.ts';
import { type Candidate, likeliest } from './candidate.ts';
import { matchCodes, numbersOf } from './match-codes.ts';
import { type NearWish, matchNear } from './match-near.ts';
import { type Taste, matchValue } from './match-values.ts';
import type { SourceLine } from './read-lines.ts';
import { readPackage } from './read-package.ts';
import { readWish } from './value-wish.ts';

/** A row that is to be bought, with the pieces it needs for the whole build. */
export interface NeededLine extends SourceLine {
  needed: number;
}

export interface MatchedLine {
  line: NeededLine;
  /** The likeliest first. */
  candidates: Candidate[];
  isAmbiguous: boolean;
}

export async function matchLines(view: View, lines: readonly NeededLine[], taste: Taste): Promise<MatchedLine[]> {
  const coded = await matchCodes(view, lines);
  const valued = await matchOpen(view, lines, (index) => coded[index]?.candidates.length === 0, taste);
  const isOpen = (index: number) => coded[index]?.candidates.length === 0 && (valued.get(index) ?? []).length === 0;
  const wishes = lines.map((line, index) => (isOpen(index) ? nearWish(line) : null));
  const near = await matchNear(
    view,
    wishes.flatMap((wish) => wish ?? []),
  );
  return lines.map((line, index) => {
    const { candidates = [], isAmbiguous = false } = coded[index] ?? {};
    const others = valued.get(index) ?? near.get(wishes[index]?.key ?? '') ?? [];
    return { line, candidates: likeliest([...candidates, ...others]), isAmbiguous };
  });
}

/** Values of the rows that no number told; equal rows are looked up once. */
async function matchOpen(
  view: View,
  lines: readonly NeededLine[],
  isOpen: (index: number) => boolean,
  taste: Taste,
): Promise<Map<number, Candidate[]>> {
  const known = new Map<string, Candidate[]>();
  const found = new Map<number, Candidate[]>();
  for (const [index, line] of lines.entries()) {
    const wish = isOpen(index) ? readWish(line) : null;
    if (!wish) continue;
    const key = JSON.stringify([wish, line.needed]);
    // oxlint-disable-next-line no-await-in-loop -- all happens in memory but for the first row of a category
    const candidates = known.get(key) ?? (await matchValue(view, wish, line.needed, taste));
    known.set(key, candidates);
    if (candidates.length > 0) found.set(index, candidates);
  }
  return found;
}

/** Values and words are not near to any number. */
function nearWish(line: SourceLine): NearWish | null {
  const number = numbersOf(line).find((text) => /\d/.test(text) && text.length <= 60 && readKeywordQuantity(text) === null);
  return number === undefined
    ? null
    : { key: partKey(number), package: readPackage(line.source.package ?? line.source.description ?? '').key };
}
