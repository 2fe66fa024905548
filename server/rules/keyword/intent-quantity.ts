/** Which parameter of a category a typed value is given to, and what it then asks of it. */
import type { ParsedFilter } from '#contract/api/part.ts';
import type { IntentAttribute, IntentCategory } from './intent-category.ts';
import { type Draft, addFilter, isFree } from './intent-draft.ts';
import type { KeywordQuantity } from './keyword-quantity.ts';
import { withPins } from '#server/rules/package/package-synonyms.ts';
import { bindingOf, isRating } from './parameter-direction.ts';

type Reading = KeywordQuantity['readings'][number];

/** What a part is ordered by, though another parameter names it: a relay of 12 V has a coil for 12 V, it does not only switch them. */
const orderedBy = new Set(['pitch', 'coilVoltage']);

/** Gives a value to the parameter named beside it, else to the category's first free one in its unit; parameters that name the part count for more. */
export function takeQuantity(category: IntentCategory, quantity: KeywordQuantity, at: number, draft: Draft): boolean {
  const { readings, rows, bound } = quantity;
  for (const reading of readings.toSorted((a, b) => Number(b.isLead ?? false) - Number(a.isLead ?? false))) {
    const attribute = attributeFor(category, quantity, reading, draft.named.get(at) ?? [], draft);
    if (!attribute) continue;
    draft.read.push({ filter: filterOf(category, attribute, reading, bound), at, length: 1 });
    if (rows !== undefined) takeRows(category, rows, at, draft);
    draft.values += 1;
    const isFirst = category.attributes.indexOf(attribute) === 0;
    draft.score +=
      (isFirst ? 10 : 2) - readings.indexOf(reading) + Number(orderedBy.has(attribute.key)) - Number(attribute.key === 'adjustableOutput');
    return true;
  }
  return takePins(category, quantity, at, draft);
}

/** Pins of what has no contacts are those of its package: an `8 pin microcontroller`. */
function takePins({ packages, attributes }: IntentCategory, { keys, readings }: KeywordQuantity, at: number, draft: Draft): boolean {
  const [count] = readings;
  if (!count || !keys?.includes('positions') || attributes.some(({ key }) => key === 'positions') || !isFree(draft, 'package'))
    return false;
  const having = withPins(packages, count.value);
  if (having.length === 0) return false;
  draft.values += 1;
  draft.score += 1;
  return addFilter(draft, { at, length: 1 }, { key: 'package', in: having });
}

/** Meters. A wavelength of light and the size of a body bear one unit and never one value. */
const longestWave = 1e-4;

function isOfSize(key: string, { unit, value }: Reading): boolean {
  return unit !== 'm' || (key === 'wavelength') === Math.abs(value) < longestWave;
}

function attributeFor(
  category: IntentCategory,
  { keys, bound, likes = [] }: KeywordQuantity,
  reading: Reading,
  named: readonly string[],
  draft: Draft,
): IntentAttribute | undefined {
  const { unit, isLead = false, upTo } = reading;
  const liking = ({ key, kind }: IntentAttribute) =>
    Number(named.includes(key)) * 4 +
    Number(likes.includes(key)) * 8 +
    Number(upTo !== undefined && kind === 'range') * 2 +
    (bound ? boundLiking(category, key, unit, bound) : 0);
  return category.attributes
    .toSorted((a, b) => liking(b) - liking(a))
    .find(
      (candidate) =>
        candidate.unit === unit &&
        isOfSize(candidate.key, reading) &&
        (!keys || keys.includes(candidate.key)) &&
        (!isLead || candidate.key === category.attributes[0]?.key) &&
        candidate.facet !== null &&
        (candidate.kind === 'number' || candidate.kind === 'range') &&
        isFree(draft, candidate.key),
    );
}

/** What a circuit needs for itself is what is asked to stay below a current; its errors are asked for by their names. */
const ownNeed = new Set(['supplyCurrent', 'quiescentCurrent']);

/** A bound is meant of what gets better that way: `LDO ≤ 10 µA` of the quiescent, not of the output current. */
function boundLiking(category: IntentCategory, key: string, unit: IntentAttribute['unit'], bound: 'at_least' | 'at_most'): number {
  return Number(bindingOf(category.partClass, key, unit) === bound) * (bound === 'at_most' && ownNeed.has(key) ? 2 : 1);
}

/** `2x4` tells the rows, too. */
function takeRows(category: IntentCategory, rows: number, at: number, draft: Draft): void {
  const attribute = category.attributes.find(({ key, facet }) => key === 'rows' && facet !== null);
  if (attribute && isFree(draft, 'rows'))
    draft.read.push({ filter: filterOf(category, attribute, { unit: '', value: rows }), at, length: 1 });
}

const sideKeys = ['length', 'width', 'actuatorHeight'];

/** `6x6x5` of what has no contacts is the size of its body; whether it was read. */
export function takeSides(category: IntentCategory, { sides = [] }: KeywordQuantity, at: number, draft: Draft): boolean {
  const own = sides.flatMap((value, place) => {
    const attribute = category.attributes.find(({ key, facet }) => key === sideKeys[place] && facet !== null && isFree(draft, key));
    return attribute ? [{ attribute, value }] : [];
  });
  if (own.length < 2 || own.length < sides.length) return false;
  for (const { attribute, value } of own) draft.read.push({ filter: filterOf(category, attribute, { unit: 'm', value }), at, length: 1 });
  draft.values += 1;
  return true;
}

/** A tolerance or a resistance is meant as said; a voltage, power or current rating may be greater. */
function filterOf(
  { partClass }: IntentCategory,
  { key, kind, unit, facet }: IntentAttribute,
  { value, upTo = value }: Reading,
  bound?: KeywordQuantity['bound'],
): ParsedFilter {
  if (kind === 'range' || upTo !== value) return { key, min: value, max: upTo };
  if (bound) return bound === 'at_least' ? { key, min: value } : { key, max: value };
  const direction = bindingOf(partClass, key, unit);
  // A p-channel's `-30V` is what it stands.
  if (direction === 'at_least' && (isRating(unit) || unit === '%')) return { key, min: Math.abs(value) };
  if (direction === 'at_most' && !['%', 'ppm/K', 'ppm'].includes(unit)) return { key, max: Math.abs(value) };
  return facet === 'choice' ? { key, in: [String(value)] } : { key, eq: value };
}

/** A shifter from 5 V to 3.3 V has the lower one on its low side, in whatever order they are typed. */
export function orderSides({ read }: Draft): void {
  const low = read.find(({ filter }) => filter.key === 'lowSideVoltage');
  const high = read.find(({ filter }) => filter.key === 'highSideVoltage');
  if (!low || !high || Number(low.filter.min) <= Number(high.filter.min)) return;
  const { min, max } = low.filter;
  low.filter = { ...low.filter, min: high.filter.min, max: high.filter.max };
  high.filter = { ...high.filter, min, max };
}

/** `negative regulator 5V` is one of −5 V: who names the polarity leaves the sign away. */
export function signByPolarity({ read }: Draft): void {
  if (!read.some(({ filter }) => filter.key === 'polarity' && filter.in?.includes('negative'))) return;
  for (const one of read) {
    const { key, in: values } = one.filter;
    if (key === 'outputVoltage' && values) one.filter = { key, in: values.map((value) => (value.startsWith('-') ? value : `-${value}`)) };
  }
}
