/** The one reader of values: a figure, a prefix and a unit, in the quantity grammar of `docs/api.md` section 4. */
import { hourSeconds } from '#contract/durations.ts';
import { latinUnits } from '#contract/local-unit.ts';
import { prefixPowers, type ParameterUnit, units, withoutPrefix } from '#contract/units.ts';

const ohms = /^(?:[re]|ohms?)$/i;
/** Slew rates as data sheets write them: `20 V/µs`, typed also as `20V/us`. */
const slewRate = /^([kM]?)V\/([mnuµμ])s$/u;

export type QuantityError = 'invalid_format' | 'not_allowed';
export type ParsedQuantity = { ok: true; value: number } | { ok: false; error: QuantityError };

const grammar = /^([+-]?)(\d+)(?:[.,](\d+))?(?:[eE]([+-]?\d{1,3}))?\s*(.*)$/su;
/** A prefix, the R of resistors or the unit in place of the point; those of small parts may begin it: `R47`, `u1`. */
const infix = /^([+-]?)(\d+[mkKMGTVAWFHvawfh]|\d*[pnuµμRr])(\d+)\s*(.*)$/su;
/** Units that people write in letters of either case; nobody tells `v` from `V`. */
const anyCase: ReadonlySet<ParameterUnit> = new Set<ParameterUnit>(['F', 'H', 'V', 'A', 'W', 'Hz']);
/** As data sheets have it: direct or alternating. */
const currentKinds = /^v[ad]c$/i;

/**
 * Reads a quantity as engineers type it (`4k7`, `0.1uF`, `100 n`, `2R2`, `47E`, `R47`, `3V3`, `1,5`) in the given unit.
 * A bare number is in that unit. Another unit than the asked one is `not_allowed`; anything else unreadable `invalid_format`.
 */
export function parseQuantity(text: string, unit: ParameterUnit): ParsedQuantity {
  const trimmed = latinUnits(text.normalize('NFC'))
    .replaceAll('−', '-')
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim();
  const short = infix.exec(trimmed);
  if (short) {
    const [, sign = '', start = '', fraction = '', rest = ''] = short;
    const whole = start.slice(0, -1);
    const scale = markPower(start.slice(-1), unit);
    if (scale === null) return { ok: false, error: 'not_allowed' };
    if (rest !== '' && !isUnit(rest, unit)) return { ok: false, error: isKnown(rest) ? 'not_allowed' : 'invalid_format' };
    return number(`${sign}${whole}.${fraction}`, scale);
  }
  const plain = grammar.exec(trimmed);
  if (!plain) return { ok: false, error: 'invalid_format' };
  const [, sign = '', whole = '', fraction = '0', exponent = '0', rest = ''] = plain;
  if (unit === 's' && rest === 'h') return { ok: true, value: Number(`${sign}${whole}.${fraction}e${exponent}`) * hourSeconds };
  const scale = readSuffix(rest.trim(), unit);
  if (typeof scale === 'string') return { ok: false, error: scale };
  return number(`${sign}${whole}.${fraction}`, scale + Number(exponent));
}

/** Reads a number with an optional prefix and no unit, such as `4k7`, `100n` and `1,5`; null when it is none. */
export function parsePrefixed(text: string): number | null {
  const read = parseQuantity(text, 'Pa'); // any unit that takes every prefix
  return read.ok && !text.trim().endsWith('Pa') ? read.value : null;
}

/** Power of ten of what stands in place of the point; null when the unit has none such. */
function markPower(mark: string, unit: ParameterUnit): number | null {
  if (isUnit(mark, unit)) return 0;
  const power = withoutPrefix.has(unit) ? undefined : prefixPowers[mark];
  return power === undefined ? null : power - ofGram(unit);
}

/** Prefixes stand before the gram, the value is held in kilograms. */
function ofGram(unit: ParameterUnit): number {
  return unit === 'kg' ? 3 : 0;
}

/** The number in the unit; the decimal exponent goes into the text, so that 100 n is exactly 1e-7. */
function number(digits: string, power: number): ParsedQuantity {
  const value = Number(`${digits}e${power}`);
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, error: 'invalid_format' };
}

/** Whether a text is the symbol of a unit or stands for it, as `R`, `ohms`, `VDC` and `hz` do. */
export function isUnit(text: string, unit: ParameterUnit): boolean {
  if (text === unit || (unit === 'Ω' && ohms.test(text)) || (unit === 'V' && currentKinds.test(text))) return true;
  return anyCase.has(unit) && text.toLowerCase() === unit.toLowerCase();
}

function isKnown(text: string): boolean {
  const bare = [text, text.slice(1)];
  return slewRate.test(text) || bare.some((one) => one !== '' && units.some((unit) => isUnit(one, unit)));
}

/** Power of ten of what follows the number: the bare unit first, then prefix and unit, then a prefix alone. */
function readSuffix(rest: string, unit: ParameterUnit): number | QuantityError {
  if (rest === '' || isUnit(rest, unit)) return 0;
  if (unit === 'm²' && rest === 'mm²') return -6;
  if (unit === 'kg' && rest === 'g') return -3;
  const [, volts = '', time] = (unit === 'V/s' && slewRate.exec(rest)) || [];
  if (time !== undefined) return (prefixPowers[volts] ?? 0) - (prefixPowers[time] ?? 0);
  const after = rest.slice(1).trim();
  const power = prefixPower(rest.slice(0, 1), after, unit);
  if (power !== undefined && !withoutPrefix.has(unit) && (after === '' || isUnit(after, unit) || (unit === 'kg' && after === 'g')))
    return power - ofGram(unit);
  return isKnown(rest) ? 'not_allowed' : 'invalid_format';
}

/** Before a unit, `NF` and `UH` are as clear as `nF` and `uH`; `m` and `M` differ, but nobody means millihertz who writes `mhz`. */
function prefixPower(prefix: string, after: string, unit: ParameterUnit): number | undefined {
  if (unit === 'Hz' && `${prefix}${after}` === 'mhz') return prefixPowers.M;
  return prefixPowers[prefix] ?? (after !== '' && /[PNU]/.test(prefix) ? prefixPowers[prefix.toLowerCase()] : undefined);
}
