/** Reads one attribute of an incoming part by the definition of its category. */
import { plainSigns } from '#contract/value/plain-signs.ts';
import { typedQuantity } from '#contract/value/typed-quantity.ts';
import { typedRange } from '#contract/value/typed-range.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import type { AttributeEntry } from '#server/search/reference.ts';
import { codeKey, fold } from '#server/rules/fold.ts';
import { namesOfTrade } from '#server/rules/keyword/option-names.ts';
import type { AttributeInput } from '#contract/api/part-input.ts';
import type { Problem } from './problem.ts';

export type ReadAttribute = { ok: true; value: AttributeValue } | { ok: false; code: Problem['code'] };

const invalid: ReadAttribute = { ok: false, code: 'invalid_format' };
/** Between two names of one thing, `C0G, NP0`. */
const nameMark = /[,;/|]/;
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
  const [text, again] = withoutRepeat(raw);
  const parsed = typedQuantity(text, unit, null);
  if (!parsed.ok) return { ok: false, code: parsed.error };
  if (again === null) return parsed;
  const repeated = typedQuantity(again, unit, null);
  return repeated.ok && repeated.value === parsed.value ? parsed : invalid;
}

/** A quantity, and the same one in brackets where it is written twice: `1000V (1kV)`. */
function withoutRepeat(text: string): [text: string, again: string | null] {
  const plain = plainSigns(text).trim();
  const bracket = plain.indexOf('(');
  return bracket > 0 && plain.endsWith(')') ? [plain.slice(0, bracket).trim(), plain.slice(bracket + 1, -1)] : [plain, null];
}

function readRange(raw: AttributeInput, attribute: AttributeEntry): ReadAttribute {
  if (typeof raw === 'string') return readWrittenRange(raw, attribute);
  if (!Array.isArray(raw)) return invalid;
  const low = readNumber(raw[0] ?? '', attribute);
  const high = readNumber(raw[1] ?? '', attribute);
  if (!low.ok) return low;
  if (!high.ok) return high;
  if (typeof low.value !== 'number' || typeof high.value !== 'number') return invalid;
  return low.value <= high.value ? { ok: true, value: [low.value, high.value] } : { ok: false, code: 'out_of_range' };
}

function readWrittenRange(text: string, { unit }: AttributeEntry): ReadAttribute {
  const range = typedRange(text, unit, null);
  return range.ok ? { ok: true, value: [range.low, range.high] } : { ok: false, code: range.error };
}

function readOption(raw: AttributeInput, { options }: AttributeEntry): ReadAttribute {
  if (typeof raw !== 'string') return invalid;
  const named = optionNamed(raw, options);
  const each = named ? [named] : raw.split(nameMark).map((name) => optionNamed(name, options));
  const [first] = each;
  return first && each.every((one) => one === first) ? { ok: true, value: first.key } : { ok: false, code: 'not_allowed' };
}

type Option = AttributeEntry['options'][number];

/** By its key or a name, else by the one option whose names differ in signs alone or are the trade's other ones. */
function optionNamed(text: string, options: readonly Option[]): Option | undefined {
  const wanted = fold(text.trim());
  const exact = options.find(({ key }) => key === text) ?? options.find((option) => namesOf(option).some((name) => fold(name) === wanted));
  if (exact) return exact;
  const code = codeKey(text);
  const known = code === '' ? [] : [code, ...namesOfTrade([code])];
  const near = options.filter((option) => namesOf(option).some((name) => known.includes(codeKey(name))));
  return near.length === 1 ? near[0] : undefined;
}

function namesOf({ key, names }: Option): string[] {
  return [key, ...Object.values(names).filter((name) => name !== undefined)];
}

function readBoolean(raw: AttributeInput): ReadAttribute {
  if (typeof raw === 'boolean') return { ok: true, value: raw };
  const word = typeof raw === 'string' ? raw.toLowerCase() : '';
  if (yes.has(word)) return { ok: true, value: true };
  return no.has(word) ? { ok: true, value: false } : invalid;
}
