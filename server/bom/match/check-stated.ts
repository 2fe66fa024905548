/** Whether what a row says beside the number fits the part of that number: its package, its value, and what its designator can be. */
import type { AttributeEntry, CategoryEntry } from '#server/search/reference.ts';
import { numberText } from '#server/search/view/attribute-text.ts';
import { type View, inWords } from '#server/search/view/view.ts';
import { readKeywordQuantity } from '#server/rules/keyword/keyword-quantity.ts';
import { type Candidate, lowered, reason } from './candidate.ts';
import { checkNumbers } from './check-numbers.ts';
import { type AskedRatings, checkRatings, readRatings } from './check-ratings.ts';
import { comparePackages, heldPackage } from '#server/rules/package/compare-packages.ts';
import { kindsOf } from '#server/bom/designators.ts';
import { findMakers, misspeltMaker } from '#server/search/keyword/find-makers.ts';
import type { SourceLine } from '#server/bom/read-lines.ts';
import { letOthers } from '#server/kernel/slices.ts';
import { readPackage } from '#server/rules/package/read-package.ts';
import { readLead } from './value-wish.ts';

/** What is known of a part without asking the database. */
export interface HeldPart {
  id: number;
  category: CategoryEntry;
  /** Id. */
  manufacturer: number;
  package: string | null;
}

export type HeldParts = ReadonlyMap<number, HeldPart>;

/** Parts by id; one that came a moment ago is not there. */
export async function heldParts({ index, reference }: View, ids: readonly number[]): Promise<HeldParts> {
  const facts = await index.factsOf(ids);
  return new Map(
    [...facts].flatMap(([id, part]) => {
      const category = reference.categories.get(part.category);
      return category ? [[id, { ...part, id, category }] as const] : [];
    }),
  );
}

const idsOf = (candidates: readonly Candidate[]): number[] => candidates.map(({ productId }) => productId);

/** The candidates of a row, lowered for each thing that speaks against them. */
export async function checkStated(view: View, line: SourceLine, candidates: readonly Candidate[]): Promise<Candidate[]> {
  if (candidates.length === 0 || !saysMore(line)) return [...candidates];
  const parts = await heldParts(view, idsOf(candidates));
  const checked: Candidate[] = [];
  let ratings: Promise<AskedRatings> | undefined;
  const readOnce = () => (ratings ??= readRatings(view, line));
  for (const candidate of candidates) {
    // oxlint-disable-next-line no-await-in-loop -- others are answered in between
    await letOthers();
    const part = parts.get(candidate.productId);
    if (!part || candidate.sku !== null) checked.push(candidate);
    // oxlint-disable-next-line no-await-in-loop -- read once for each category
    else checked.push(await checkPart(view, { line, ratings: readOnce }, part, candidate));
  }
  return checked;
}

/** A row, and what it asks of its candidates. */
interface Asked {
  line: SourceLine;
  ratings: () => Promise<AskedRatings>;
}

async function checkPart(view: View, { line, ratings }: Asked, part: HeldPart, candidate: Candidate): Promise<Candidate> {
  const placed = checkNumbers(line, checkKind(view, line, part, checkPackage(line, part, candidate)));
  const valued = await checkValue(view, line, part, placed);
  // Another value is no matter of ratings.
  return valued === placed ? checkRatings(view, await ratings(), part, valued) : valued;
}

/** Whether a row says anything beside its number that a part can be compared with. */
function saysMore({ source, references }: SourceLine): boolean {
  return [source.package, source.value, source.description].some((text) => text !== undefined) || references.length > 0;
}

function checkPackage({ source }: Pick<SourceLine, 'source'>, part: HeldPart, candidate: Candidate): Candidate {
  const text = source.package;
  if (text === undefined) return candidate;
  const stated = readPackage(text);
  const fit = comparePackages(stated, heldPackage(part.package, part.category.partClass));
  if (fit === 'other') return lowered(candidate, 'doubtful', reason('package_differs', { stated: text, taken: part.package }));
  // A footprint of the maker's own is no package to compare; the number stands for it.
  if (fit !== 'same' || candidate.reasons.some(({ code }) => code === 'package_equal')) return candidate;
  return { ...candidate, reasons: [...candidate.reasons, reason('package_equal', { taken: part.package })] };
}

/** A number that only begins like the row's is another part when another maker makes it. */
export async function checkMakers(view: View, { source }: SourceLine, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const stated = source.manufacturer;
  if (stated === undefined) return [...candidates];
  const parts = await heldParts(view, idsOf(candidates));
  const makers = findMakers(view.reference, stated);
  const near = makers ? null : misspeltMaker(view.reference, stated);
  return candidates.map((candidate) => {
    const maker = parts.get(candidate.productId)?.manufacturer;
    if (maker === undefined || makers?.has(maker)) return candidate;
    const taken = view.reference.manufacturers.get(maker)?.name ?? null;
    const code = near?.id === maker ? 'maker_misspelt' : makers || near ? 'maker_differs' : 'maker_unknown';
    return lowered(candidate, 'doubtful', reason(code, { stated, taken }));
  });
}

/** Candidates by a number that is nearly the row's, checked likewise: one of another value is another part, however near its number. */
export async function checkNear(view: View, line: SourceLine, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const checked = await checkMakers(view, line, await checkStated(view, line, candidates));
  return checked.filter(({ reasons }) => reasons.every(({ code }) => code !== 'value_differs'));
}

function checkKind({ reference }: View, { references }: SourceLine, part: HeldPart, candidate: Candidate): Candidate {
  const kinds = kindsOf(reference, references);
  if (!kinds || kinds.has(part.category.slug)) return candidate;
  return lowered(candidate, 'likely', reason('kind_differs', { stated: references[0] ?? null }));
}

/** `100nF` beside the number of 10 nF: one of the two is wrong, and only the buyer knows which. */
async function checkValue(view: View, line: SourceLine, part: HeldPart, candidate: Candidate): Promise<Candidate> {
  const lead = readLead(line);
  const use = part.category.attributes.find(({ facet }) => facet !== null);
  if (!lead || !use || !line.source.value) return candidate;
  const stated = (readKeywordQuantity(lead)?.readings ?? []).find(({ unit }) => unit === use.attribute.unit);
  if (!stated || !isNaming(use.attribute)) return candidate;
  const held = (await view.index.parametersOf([part.id])).get(part.id)?.get(use.attribute.id)?.low ?? null;
  if (held === null || Math.abs(held - stated.value) <= Math.abs(held) * nearly) return candidate;
  const say = (value: number) => numberText(view, use.attribute, value);
  const differing = { name: inWords(view, use.attribute.names), stated: say(stated.value), taken: say(held) };
  return lowered(candidate, 'doubtful', reason('value_differs', differing));
}

/** Volts and amperes beside a number are mostly ratings of the circuit, but for Zener diodes. */
function isNaming({ key, unit }: Pick<AttributeEntry, 'key' | 'unit'>): boolean {
  return ['Ω', 'F', 'H', 'Hz'].includes(unit) || key === 'zenerVoltage';
}

/** 4.7 and 4.75, or 16 MHz and 16.0 MHz, are written for each other; 4.7 and 5.1 are not. */
const nearly = 0.021;
