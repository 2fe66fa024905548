/** Whether what a row says beside the number fits the part of that number: its package, its value, and what its designator can be. */
import type { Columns } from '#server/search/columns.ts';
import { rowOf } from '#server/search/columns.ts';
import { columnsOf, valuesOf } from '#server/search/held-columns.ts';
import type { AttributeEntry } from '#server/search/reference.ts';
import { numberText } from '#server/search/attribute-text.ts';
import { type View, inWords } from '#server/search/view.ts';
import { readKeywordQuantity } from '#server/rules/keyword-quantity.ts';
import { type Candidate, lowered, reason } from './candidate.ts';
import { checkRatings } from './check-ratings.ts';
import { comparePackages, heldPackage } from '#server/rules/compare-packages.ts';
import { kindsOf } from './designators.ts';
import { findMakers, misspeltMaker } from '#server/search/find-makers.ts';
import type { SourceLine } from './read-lines.ts';
import { readPackage } from '#server/rules/read-package.ts';
import { readLead } from './value-wish.ts';

/** What is known of a part without asking the database. */
export interface HeldPart {
  row: number;
  category: string;
  package: string | null;
}

export type HeldParts = (productId: number) => HeldPart | null;

/** Parts by id, from the columns in memory; a part that came after they were read is not there. */
export async function heldParts(view: View): Promise<{ columns: Columns; partOf: HeldParts }> {
  const columns = await columnsOf(view);
  const { reference } = view;
  const partOf = (productId: number): HeldPart | null => {
    const row = rowOf(columns, productId);
    const category = row < 0 ? undefined : reference.categories.get(columns.category.codes[row] ?? 0);
    const code = columns.package.codes[row] ?? 0;
    return category ? { row, category: category.slug, package: code > 0 ? (columns.packages[code] ?? null) : null } : null;
  };
  return { columns, partOf };
}

/** The candidates of a row, lowered for each thing that speaks against them. */
export async function checkStated(view: View, line: SourceLine, candidates: readonly Candidate[]): Promise<Candidate[]> {
  if (candidates.length === 0 || !saysMore(line)) return [...candidates];
  const { columns, partOf } = await heldParts(view);
  const checked: Candidate[] = [];
  for (const candidate of candidates) {
    const part = partOf(candidate.productId);
    if (!part || candidate.sku !== null) checked.push(candidate);
    // oxlint-disable-next-line no-await-in-loop -- read once for each category
    else checked.push(await checkPart(view, columns, line, part, candidate));
  }
  return checked;
}

async function checkPart(view: View, columns: Columns, line: SourceLine, part: HeldPart, candidate: Candidate): Promise<Candidate> {
  const placed = checkKind(view, line, part, checkPackage(line, part, candidate));
  const valued = await checkValue(view, columns, line, part, placed);
  // Another value is no matter of ratings.
  return valued === placed ? checkRatings(view, line, part, valued) : valued;
}

/** Whether a row says anything beside its number that a part can be compared with. */
function saysMore({ source, references }: SourceLine): boolean {
  return source.package !== undefined || source.value !== undefined || references.length > 0;
}

function checkPackage({ source }: Pick<SourceLine, 'source'>, part: HeldPart, candidate: Candidate): Candidate {
  const text = source.package;
  if (text === undefined) return candidate;
  const stated = readPackage(text);
  const fit = comparePackages(stated, heldPackage(part.package, part.category));
  if (fit === 'other') return lowered(candidate, 'doubtful', reason('package_differs', { stated: text, taken: part.package }));
  // A footprint of the maker's own is no package to compare; the number stands for it.
  if (fit !== 'same' || candidate.reasons.some(({ code }) => code === 'package_equal')) return candidate;
  return { ...candidate, reasons: [...candidate.reasons, reason('package_equal', { taken: part.package })] };
}

/** A number that only begins like the row's is another part when another maker makes it. */
export async function checkMakers(view: View, { source }: SourceLine, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const stated = source.manufacturer;
  if (stated === undefined) return [...candidates];
  const { columns, partOf } = await heldParts(view);
  const makers = findMakers(view.reference, stated);
  const near = makers ? null : misspeltMaker(view.reference, stated);
  return candidates.map((candidate) => {
    const part = partOf(candidate.productId);
    const maker = part ? columns.manufacturer.codes[part.row] : undefined;
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
  if (!kinds || kinds.has(part.category)) return candidate;
  return lowered(candidate, 'likely', reason('kind_differs', { stated: references[0] ?? null }));
}

/** `100nF` beside the number of 10 nF: one of the two is wrong, and only the buyer knows which. */
async function checkValue(view: View, columns: Columns, line: SourceLine, part: HeldPart, candidate: Candidate): Promise<Candidate> {
  const lead = readLead(line);
  const category = view.reference.categoryBySlug.get(part.category);
  const use = category?.attributes.find(({ facet }) => facet !== null);
  if (!lead || !category || !use || !line.source.value) return candidate;
  const stated = (readKeywordQuantity(lead)?.readings ?? []).find(({ unit }) => unit === use.attribute.unit);
  if (!stated || !isNaming(use.attribute)) return candidate;
  const column = (await valuesOf(view.db, columns, category.id)).get(use.attribute.id);
  const held = column?.values[column.codes[columns.placeInCategory[part.row] ?? 0] ?? 0]?.low ?? null;
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
