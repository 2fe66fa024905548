/** What the rows of a bill may mean (`docs/api.md` 5.1): numbers first, then values, then what is nearly a number, then words. */
import type { BomLine, BomReason } from '#contract/api/bom.ts';
import type { View } from '#server/search/view/view.ts';
import { readKeywordQuantity } from '#server/rules/keyword/keyword-quantity.ts';
import { letOthers, mapInSlices } from '#server/kernel/slices.ts';
import { type Candidate, likeliest, reason } from './candidate.ts';
import { checkNear, checkStated } from './check-stated.ts';
import { isNoPart } from '#server/bom/designators.ts';
import { type CodeMatches, matchCodes, numbersOf } from './match-codes.ts';
import { type NearWish, matchNear } from './match-near.ts';
import { type Taste, type ValueMatch, matchValue } from './match-values.ts';
import { matchWords, mostSearched, wordsOf } from './match-words.ts';
import { agrees } from './match-connectors.ts';
import type { SourceLine } from '#server/bom/read-lines.ts';
import { readPackage } from '#server/rules/package/read-package.ts';
import { readLead, readWish } from './value-wish.ts';

/** A row that is to be bought, with the pieces it needs for the whole build. */
export interface NeededLine extends SourceLine {
  needed: number;
  spare: BomLine['spare'];
  /** The buyer wants it, whatever the row says of being left off the board. */
  isKept: boolean;
}

export interface MatchedLine {
  line: NeededLine;
  /** The likeliest first. */
  candidates: Candidate[];
  isAmbiguous: boolean;
  /** Why the row has no part, or is left out. */
  reasons: BomReason[];
}

export async function matchLines(view: View, given: readonly NeededLine[], taste: Taste): Promise<MatchedLine[]> {
  const lines = await mapInSlices(given, (line) => (isLeftOut(line) ? { ...line, dnp: true } : line));
  const coded = await matchNumbers(view, lines);
  const valued = await matchOpen(view, lines, (index) => isOpen(lines[index]) && coded[index]?.candidates.length === 0, taste);
  const wishes = await mapInSlices(lines, (line, index) => {
    const isFound = (valued.get(index)?.candidates.length ?? 0) > 0;
    return isOpen(line) && !isFound && coded[index]?.candidates.every(({ standing }) => standing === 'doubtful') ? nearWish(line) : null;
  });
  const nearly = await matchNearly(view, lines, wishes);
  const found = lines.map((line, index): MatchedLine => {
    const { candidates = [], isAmbiguous = false } = coded[index] ?? {};
    const { candidates: byValue = [], reasons = [] } = valued.get(index) ?? {};
    const all = likeliest([...candidates, ...byValue, ...(nearly[index] ?? [])]);
    return { line, candidates: all, isAmbiguous, reasons: all.length > 0 ? [] : reasons };
  });
  const searched = await searchOpen(view, found);
  const unfitted = new Set(given.flatMap(({ row, dnp }) => (dnp ? row : [])));
  return searched.map((one) => ({ ...one, reasons: [...leftOut(one.line, unfitted), ...one.reasons] }));
}

/** A row that says it is no part can be brought back by a request that says so. */
function isLeftOut(line: NeededLine): boolean {
  return !line.dnp && !line.isKept && isNoPart(line);
}

function leftOut({ dnp, row }: NeededLine, unfitted: ReadonlySet<number>): BomReason[] {
  return dnp ? [reason(unfitted.has(row) ? 'not_fitted' : 'no_part')] : [];
}

function isOpen(line: NeededLine | undefined): boolean {
  return line !== undefined && !(line.dnp && isNoPart(line));
}

async function matchNumbers(view: View, lines: readonly NeededLine[]): Promise<CodeMatches[]> {
  const coded = await matchCodes(view, lines);
  const checked: CodeMatches[] = [];
  for (const [index, one] of coded.entries()) {
    const line = lines[index];
    // oxlint-disable-next-line no-await-in-loop -- others are answered in between
    await letOthers();
    // oxlint-disable-next-line no-await-in-loop -- all happens in memory but for the first row of a category
    checked.push(line ? { ...one, candidates: withoutStrange(line, await checkStated(view, line, one.candidates)) } : one);
  }
  return checked;
}

/** `103` on a capacitor is 10 nF, though a battery holder may have that number. */
function withoutStrange(line: SourceLine, candidates: readonly Candidate[]): Candidate[] {
  const isValue = line.source.mpn === undefined && readLead(line) !== null;
  return candidates.filter(({ reasons }) => !isValue || reasons.every(({ code }) => code !== 'kind_differs'));
}

/** Candidates for each row that has a wish, in the order of the rows. */
async function matchNearly(view: View, lines: readonly NeededLine[], wishes: readonly (NearWish | null)[]): Promise<Candidate[][]> {
  const near = await matchNear(
    view,
    wishes.flatMap((wish) => wish ?? []),
  );
  const found: Candidate[][] = [];
  for (const [index, line] of lines.entries()) {
    const wish = wishes[index];
    const candidates = wish ? near.get(wish) : undefined;
    // oxlint-disable-next-line no-await-in-loop -- started all at once, the rows would go on in one turn of the thread
    found.push(candidates ? await checkNear(view, line, candidates) : []);
  }
  return found;
}

/** Values of the rows that no number told; equal rows are looked up once. */
async function matchOpen(
  view: View,
  lines: readonly NeededLine[],
  isAsked: (index: number) => boolean,
  taste: Taste,
): Promise<Map<number, ValueMatch>> {
  const known = new Map<string, ValueMatch>();
  const found = new Map<number, ValueMatch>();
  for (const [index, line] of lines.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- others are answered in between
    await letOthers();
    const wish = isAsked(index) ? readWish(line) : null;
    if (!wish) continue;
    const key = JSON.stringify([{ ...wish, references: wish.references[0]?.replace(/\d+$/, '') }, line.needed]);
    // oxlint-disable-next-line no-await-in-loop -- all happens in memory but for the first row of a category
    const match = known.get(key) ?? (await matchValue(view, wish, line.needed, taste));
    known.set(key, match);
    found.set(index, match);
  }
  return found;
}

/** Rows that are still without a part, and without a reason for it, are looked for by their words. */
async function searchOpen(view: View, found: readonly MatchedLine[]): Promise<MatchedLine[]> {
  const known = new Map<string, Candidate[]>();
  const searched: MatchedLine[] = [];
  for (const one of found) {
    const words = one.candidates.length === 0 && one.reasons.length === 0 && !one.line.dnp ? wordsOf(one.line) : null;
    const { source, references } = one.line;
    const key = JSON.stringify([words, source.package, references[0]?.replace(/\d+$/, ''), source.manufacturer, agrees(source)]);
    if (words === null || (!known.has(key) && known.size >= mostSearched)) {
      searched.push(one);
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- a search at a time leaves the database to others
    const candidates = known.get(key) ?? (await ofValue(view, one.line, await matchWords(view, one.line, words)));
    known.set(key, candidates);
    searched.push({ ...one, candidates });
  }
  return searched;
}

/** The search takes `2mΩ` for megohms where nobody has milliohms; a row means what it says. */
async function ofValue(view: View, line: SourceLine, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const checked = await checkStated(view, line, candidates);
  return candidates.filter((_, place) => checked[place]?.reasons.every(({ code }) => code !== 'value_differs'));
}

/** Values and words are not near to any number. */
function nearWish(line: SourceLine): NearWish | null {
  const number = numbersOf(line).find((text) => /\d/.test(text) && text.length <= 60 && readKeywordQuantity(text) === null);
  if (number === undefined) return null;
  const text = line.source.package ?? line.source.description;
  return { number, package: text === undefined ? null : readPackage(text) };
}
