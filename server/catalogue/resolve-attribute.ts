/** Reads one attribute of an incoming part by the definition of its category. */
import { parseQuantity } from '#contract/units.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import type { AttributeEntry } from '#server/finding/reference.ts';
import { fold } from '#server/rules/fold.ts';
import type { AttributeInput } from '#contract/api/part-input.ts';
import type { Problem } from './problem.ts';

export type ReadAttribute = { ok: true; value: AttributeValue } | { ok: false; code: Problem['code'] };

const invalid: ReadAttribute = { ok: false, code: 'invalid_format' };
const rangeMark = /\.\.\.?|…|–|\bto\b/g;
const yes = new Set(['true', 'yes', '1']);
const no = new Set(['false', 'no', '0']);

/** The value in SI units, as an option's key, or as a boolean; numbers and ranges may be typed quantities. */
export function readAttribute(raw: AttributeInput, attribute: AttributeEntry): ReadAttribute {
  return readers[attribute.kind](raw, attribute);
}

const readers: Record<AttributeEntry['kind'], (raw: AttributeInput, attribute: AttributeEntry) => ReadAttribute> = {
  number: readNumber,
  range: readRange,
  option: readOption,
  boolean: readBoolean,
  text: (raw) => (typeof raw === 'string' ? { ok: true, value: raw } : invalid),
};

function readNumber(raw: AttributeInput, { unit }: AttributeEntry): ReadAttribute {
  if (typeof raw === 'number') return Number.isFinite(raw) ? { ok: true, value: raw } : invalid;
  if (typeof raw !== 'string') return invalid;
  const parsed = parseQuantity(raw.replace(/^±\s*/, ''), unit);
  return parsed.ok ? parsed : { ok: false, code: parsed.error };
}

function readRange(raw: AttributeInput, attribute: AttributeEntry): ReadAttribute {
  const ends = Array.isArray(raw) ? raw : typeof raw === 'string' ? splitRange(raw) : null;
  if (!ends) return invalid;
  const low = readNumber(ends[0] ?? '', attribute);
  const high = readNumber(ends[1] ?? '', attribute);
  if (!low.ok) return low;
  if (!high.ok) return high;
  if (typeof low.value !== 'number' || typeof high.value !== 'number') return invalid;
  return low.value <= high.value ? { ok: true, value: [low.value, high.value] } : { ok: false, code: 'out_of_range' };
}

/** The texts before and after the mark of a range; a sign in front is a minus. */
function splitRange(text: string): [string, string] | null {
  const mark = [...text.matchAll(rangeMark)].find(({ index }) => index > 0);
  if (!mark) return null;
  const [low, high] = [text.slice(0, mark.index).trim(), text.slice(mark.index + mark[0].length).trim()];
  return low === '' || high === '' ? null : [low, high];
}

function readOption(raw: AttributeInput, { options }: AttributeEntry): ReadAttribute {
  if (typeof raw !== 'string') return invalid;
  const wanted = fold(raw);
  const found =
    options.find(({ key }) => key === raw) ??
    options.find(
      ({ key, names }) => fold(key) === wanted || Object.values(names).some((name) => name !== undefined && fold(name) === wanted),
    );
  return found ? { ok: true, value: found.key } : { ok: false, code: 'not_allowed' };
}

function readBoolean(raw: AttributeInput): ReadAttribute {
  if (typeof raw === 'boolean') return { ok: true, value: raw };
  const word = typeof raw === 'string' ? raw.toLowerCase() : '';
  if (yes.has(word)) return { ok: true, value: true };
  return no.has(word) ? { ok: true, value: false } : invalid;
}
