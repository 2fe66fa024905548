/** Reads numbers as engineers type them into a calculator: `4k7`, `100n`, `2.2 mH`, `1,5`, `12.6mil`. */
import { takesPrefixes, toHeld, type Unit, unitsOf } from '#calculators/units.ts';
import { latinUnits } from '#contract/local-unit.ts';
import { parsePrefixed } from '#contract/units.ts';

export type ReadCode = 'REQUIRED' | 'NOT_A_NUMBER' | 'UNIT_UNKNOWN' | 'SEPARATORS_UNCLEAR' | 'RESULT_OUT_OF_RANGE';

export type ReadQuantity =
  | {
      ok: true;
      value: number;
      /** Unit that was typed, when one was. */
      shown: string | null;
      /** Whether the reader had to decide something that the person should see. */
      interpreted: boolean;
    }
  | { ok: false; code: ReadCode };

const number = /^([+-]?(?:\d[\d.,' ]*|[.,]\d+)(?:[eE][+-]?\d{1,3})?)\s*(.*)$/u;

/** Spellings that a keyboard has for what it has no key for. */
const spellings: Record<string, string> = {
  ohm: 'Ω',
  Ohm: 'Ω',
  R: 'Ω',
  '"': 'in',
  inch: 'in',
  um: 'µm',
  sec: 's',
  deg: '°',
  C: '°C',
  F: '°F',
};

function clean(text: string): string {
  return latinUnits(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)) // as Japanese keyboards type them
    .replace(/[\u00a0\u2009\u202f\u3000]/g, ' ')
    .replaceAll('−', '-')
    .replaceAll('μ', 'µ')
    .replaceAll('\u2126', 'Ω')
    .trim();
}

/** The digits with a decimal point and without grouping; null when the separators contradict each other. */
function plainNumber(digits: string): { text: string; grouped: boolean } | null {
  const bare = digits.replace(/[' ]/g, '');
  const separators = bare.replace(/[^.,]/g, '');
  if (separators.length <= 1) return { text: bare.replace(',', '.'), grouped: false };
  const last = separators.at(-1) ?? '';
  const first = separators[0] ?? '';
  const isMixed = first !== last;
  const [decimal, group] = isMixed ? [last, first] : ['', first];
  const [whole = '', fraction = ''] = decimal === '' ? [bare] : bare.split(decimal);
  const isGrouped = new RegExp(`^[+-]?\\d{1,3}(\\${group}\\d{3})+$`).test(whole);
  if (!isGrouped || separators.slice(0, -1).includes(decimal || ' ') || fraction.includes(group)) return null;
  return { text: `${whole.replaceAll(group, '')}${fraction === '' ? '' : `.${fraction}`}`, grouped: true };
}

function unitNamed(suffix: string, unit: Unit): string | null {
  const known = unitsOf(unit);
  const candidates = [suffix, suffix.replace(/^u/, 'µ'), spellings[suffix] ?? '', suffix.replace(/(ohm|R)$/i, 'Ω').replace(/^u/, 'µ')];
  return candidates.find((one) => one !== '' && known.includes(one)) ?? null;
}

/** The value in the held unit; a bare number is in the unit shown beside the field. */
export function readQuantity(text: string, unit: Unit, shown: string): ReadQuantity {
  const cleaned = clean(text);
  if (cleaned === '') return { ok: false, code: 'REQUIRED' };
  const [, digits = '', suffix = ''] = number.exec(cleaned) ?? [];
  if (digits === '') return { ok: false, code: 'NOT_A_NUMBER' };
  const [, mantissa = '', exponent = ''] = /^(.*?)([eE][+-]?\d+)?$/.exec(digits.trim()) ?? [];
  const plain = plainNumber(mantissa);
  if (!plain) return { ok: false, code: 'SEPARATORS_UNCLEAR' };
  const value = Number(`${plain.text}${exponent}`);
  if (suffix === '') return finite(toHeld(value, unit, shown), null, plain.grouped || /[.,]\d{3}$/.test(mantissa));
  const named = unitNamed(suffix, unit);
  if (named !== null) return finite(toHeld(value, unit, named), named, true);
  const prefixed = takesPrefixes(unit) ? parsePrefixed(withoutUnit(cleaned, unit)) : null;
  return prefixed === null ? { ok: false, code: 'UNIT_UNKNOWN' } : finite(prefixed, null, true);
}

/** `4k7Ω` and `2R2` without what the field says anyway. */
function withoutUnit(text: string, unit: Unit): string {
  const bare = text.endsWith(unit) ? text.slice(0, -unit.length) : text;
  return unit === 'Ω' ? bare.replace('R', bare.endsWith('R') ? '' : '.') : bare;
}

function finite(value: number, shown: string | null, interpreted: boolean): ReadQuantity {
  return Number.isFinite(value) ? { ok: true, value, shown, interpreted } : { ok: false, code: 'RESULT_OUT_OF_RANGE' };
}
