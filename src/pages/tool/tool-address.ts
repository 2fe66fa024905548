/**
 * The inputs of a calculator in the address, so that a bookmark or a shared link opens the same result in any language:
 * `?mode=width&targetImpedance=50&dielectricHeight=0.2mm`. A bare number is in the held unit, lists have commas; defaults are left out.
 */
import type { Input } from '#calculators/define.ts';
import { existsIn, type AnyTool } from '#calculators/evaluate.ts';
import { toHeld, toShown, type Unit, unitsOf } from '#calculators/units.ts';
import { offeredUnit } from './tool-format.ts';

/** What stands in one field. Numbers that came from outside are held as numbers until somebody types over them. */
export type Entry = {
  /** Text that was typed; null while the field shows `value`. */
  typed: string | null;
  /** The same for each field of a list. */
  texts?: readonly (string | null)[];
  value: number | string | null | readonly number[];
  /** What the text would have meant with its separators read the other way; null or left out when they can mean one thing only. */
  other?: number | null;
  /** The same for each field of a list. */
  others?: readonly (number | null)[];
  /** Unit shown beside the field. */
  shown: string;
};
export type Entries = Readonly<Record<string, Entry>>;
export interface ToolState {
  mode: string | null;
  entries: Entries;
}

const longest = 400;
const numberAndUnit = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?)(.*)$/u;

/** The unit beside an untouched field: the first offered one in which the default has one to three digits before the point. */
function firstUnit(input: Input): string {
  if (!('show' in input)) return '';
  const value = typeof input.default === 'number' ? input.default : input.default?.[0];
  return offeredUnit(value ?? 0, input.unit, input.show);
}

/** The field as it is before anybody has touched it. */
export function defaultEntry(input: Input): Entry {
  return { typed: null, value: input.default, shown: firstUnit(input) };
}

function readNumber(text: string, unit: Unit): { value: number; shown: string | null } | null {
  const [, digits = '', suffix = ''] = numberAndUnit.exec(text.trim()) ?? [];
  if (digits === '') return null;
  const number = Number(digits);
  const named = suffix.trim();
  if (named === '') return Number.isFinite(number) ? { value: number, shown: null } : null;
  if (!unitsOf(unit).includes(named)) return null;
  const value = toHeld(number, unit, named);
  return Number.isFinite(value) ? { value, shown: named } : null;
}

function readEntry(input: Input, text: string): Entry {
  const empty = defaultEntry(input);
  switch (input.kind) {
    case 'choice':
      return { ...empty, value: input.choices.find((choice) => String(choice) === text) ?? text };
    case 'text':
      return { ...empty, value: text.slice(0, input.maxLength) };
    case 'list': {
      const parts = text.split(',').slice(0, input.maxCount);
      const numbers = parts.map((part) => readNumber(part, input.unit));
      const shown = numbers.find((number) => number?.shown)?.shown ?? empty.shown;
      const texts = parts.map((part, index) => (numbers[index] ? null : part));
      return { typed: null, texts, value: numbers.map((number) => number?.value ?? 0), shown };
    }
    case 'quantity': {
      if (text === '') return { ...empty, value: null };
      const number = readNumber(text, input.unit);
      return number ? { typed: null, value: number.value, shown: number.shown ?? empty.shown } : { ...empty, typed: text };
    }
  }
}

/** What an address says; what it does not know is left out, what it cannot read stands in its field as text. */
export function readAddress(tool: AnyTool, search: URLSearchParams): ToolState {
  const asked = search.get('mode');
  const mode = asked !== null && tool.modes.includes(asked) ? asked : (tool.modes[0] ?? null);
  const entries = Object.entries(tool.inputs).map(([id, input]): [string, Entry] => {
    const text = search.get(id);
    return [id, text === null ? defaultEntry(input) : readEntry(input, text.slice(0, longest))];
  });
  return { mode, entries: Object.fromEntries(entries) };
}

function writeNumber(value: number, unit: Unit, shown: string): string {
  if (shown === unit) return String(value);
  const number = Number(toShown(value, unit, shown).toPrecision(12));
  // The shown number must lead back to the same value; where rounding would not, the held number stands alone.
  return Math.abs(toHeld(number, unit, shown) - value) <= Math.abs(value) * 1e-12 ? `${number}${shown}` : String(value);
}

function writeEntry(input: Input, { value, shown }: Entry): string {
  if (value === null) return '';
  if (typeof value === 'object') return input.kind === 'list' ? value.map((one) => writeNumber(one, input.unit, shown)).join(',') : '';
  return input.kind === 'quantity' && typeof value === 'number' ? writeNumber(value, input.unit, shown) : String(value);
}

function isDefault(input: Input, { value, shown }: Entry): boolean {
  return shown === firstUnit(input) && JSON.stringify(value) === JSON.stringify(input.default);
}

/** The query of an address, without its question mark; parameters that are not the tool's own stay. */
export function writeAddress(tool: AnyTool, { mode, entries }: ToolState, foreign: URLSearchParams): string {
  const search = new URLSearchParams();
  if (mode !== null && mode !== tool.modes[0]) search.set('mode', mode);
  for (const [id, input] of Object.entries(tool.inputs)) {
    const entry = entries[id];
    if (entry && existsIn(input, mode) && !isDefault(input, entry)) search.set(id, writeEntry(input, entry));
  }
  for (const [key, value] of foreign) {
    if (key !== 'mode' && !Object.hasOwn(tool.inputs, key)) search.append(key, value);
  }
  return search.toString().replaceAll('%2C', ',');
}
