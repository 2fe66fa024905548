/** How a calculator writes values: units pick their own prefix, four significant digits, the locale's separators. */
import { isHexadecimal, prefixedLike, toShown, type Unit } from '#calculators/units.ts';
import type { Format } from '#src/i18n/format.ts';
import { imperialUnits } from './inputs/length-system.ts';
import { unitLabel } from '#src/components/plot/unit-label.ts';

type Place = ReturnType<Format['percentPlace']>;

export interface ShownValue {
  digits: string;
  unit: string;
  /** Where the unit stands; apart from the digits unless it says otherwise. */
  place?: Place;
}

const significant = 4;

/** Units that stand without a space, and those that need no words. */
const attached = new Set(['°', '′', '″']);

function mantissaFits(value: number, unit: Unit, shown: string, least = 1): boolean {
  const size = Number(Math.abs(toShown(value, unit, shown)).toPrecision(significant)); // as it is shown: 999.99999 kHz is 1 MHz
  return size >= least && size < 1000;
}

/** The preferred unit holds longer than others: 0.359 mm, not 359 µm. Resistors are the exception: 470 Ω, not 0.47 kΩ. */
const leastOfPreferred = (shown: string): number => (shown === 'kΩ' || shown === 'MΩ' ? 1 : 0.1);

/** The units offered, with the one first that the chosen system of lengths prefers for a value. */
function inSystem(value: number, unit: Unit, show: readonly string[]): readonly string[] {
  const own = imperialUnits(unit, show);
  const best = own.find((shown) => mantissaFits(value, unit, shown, 0.1)) ?? own[0];
  return best === undefined ? show : [best, ...show.filter((one) => one !== best)];
}

/** Of the units offered, the one in which a value reads best. */
export function offeredUnit(value: number, unit: Unit, offered: readonly string[]): string {
  const show = inSystem(value, unit, offered);
  const first = show[0] ?? '';
  if (value === 0 || mantissaFits(value, unit, first, leastOfPreferred(first))) return first;
  const alike = prefixedLike(unit, first);
  return show.find((shown) => alike.includes(shown) && mantissaFits(value, unit, shown)) ?? first;
}

/** The unit in which a value reads best: the first offered one, unless another prefix brings it between 1 and 1000. */
export function bestUnit(value: number, unit: Unit, offeredUnits: readonly string[]): string {
  const show = inSystem(value, unit, offeredUnits);
  const first = show[0] ?? '';
  if (value === 0 || mantissaFits(value, unit, first, leastOfPreferred(first))) return first;
  const alike = prefixedLike(unit, first);
  const offered = offeredUnit(value, unit, show);
  if (offered !== first) return offered;
  const fitting = alike.find((shown) => mantissaFits(value, unit, shown));
  if (fitting !== undefined) return fitting;
  const bySize = alike.toSorted((a, b) => Math.abs(toShown(value, unit, b)) - Math.abs(toShown(value, unit, a)));
  return (Math.abs(toShown(value, unit, first)) < 1 ? bySize[0] : bySize.at(-1)) ?? first;
}

/** In its best unit no result that means anything is as small; what remains is rounding of the computation. */
const dust = 1e-12;

/** `1.72 × 10⁻⁸`, as engineers write it. */
function powerOfTen(value: number, format: Format): string {
  const [mantissa = '', exponent = ''] = value.toExponential(significant - 1).split('e');
  const raised = [...exponent.replace('+', '')].map((character) => superscripts[character] ?? character).join('');
  return `${format.number(Number(mantissa), { maximumSignificantDigits: significant })}\u202f×\u202f10${raised}`;
}

const superscripts: Readonly<Record<string, string>> = {
  '-': '⁻',
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
};

function digitsOf(shown: number, format: Format, digits = significant): string {
  const size = Math.abs(shown);
  if (size < dust) return format.number(0);
  if (size < 1e-3 || size >= 10 ** Math.max(7, digits)) return powerOfTen(shown, format);
  return format.number(shown, { maximumSignificantDigits: Number.isInteger(shown) ? Math.max(7, digits) : digits });
}

/** Amounts in the visitor's own currency have two decimals, unless they are too small or too large for that. */
function amountOf(value: number, format: Format): string {
  const size = Math.abs(value);
  if ((size > 0 && size < 0.1) || size >= 1e9) return digitsOf(value, format);
  return format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A value in a unit of choice, or in the one that reads best, with four significant digits unless its tool says that more are true. */
export function showValue(
  value: number,
  unit: Unit,
  show: readonly string[],
  format: Format,
  chosen?: string,
  significantDigits?: number,
): ShownValue {
  const shown = chosen ?? bestUnit(value, unit, show);
  if (isHexadecimal(unit, shown)) return { digits: `0x${value.toString(16).toUpperCase()}`, unit: '' };
  const digits = unit === 'currency' ? amountOf(value, format) : digitsOf(toShown(value, unit, shown), format, significantDigits);
  const label = unitLabel(shown);
  const place: Place = attached.has(label) ? 'joined' : label === '%' ? format.percentPlace() : 'apart';
  return { digits: digits.replace('-', '−'), unit: writtenUnit(shown, unit, format), place };
}

/** A unit's label in the script of the page. A charge rate is called C in every script, although C as a unit of charge is not. */
export function writtenUnit(shown: string, unit: Unit, format: Format): string {
  return unit === '1/h' ? shown : format.unit(unitLabel(shown));
}

/** The name of a unit in a menu, where plain numbers need one too. */
export function unitOption(shown: string, unit: Unit, format: Format): string {
  if (shown === 'decimal') return 'dec';
  return shown === 'hex' ? shown : writtenUnit(shown, unit, format) || '–';
}

/** Digits and unit, with the narrow space between them where the unit does not join the digits. */
export function joined({ digits, unit, place = 'apart' }: ShownValue): string {
  if (unit === '') return digits;
  if (place === 'before') return digits.startsWith('−') ? `−${unit}${digits.slice(1)}` : `${unit}${digits}`;
  return place === 'joined' ? `${digits}${unit}` : `${digits}\u202f${unit}`;
}

/** A value as it stands in a field: exact to twelve digits, without grouping, in the given unit. */
export function fieldText(value: number, unit: Unit, shown: string, format: Format): string {
  if (isHexadecimal(unit, shown)) return `0x${value.toString(16).toUpperCase()}`;
  return plainDigits(toShown(value, unit, shown), format);
}

/** Twelve digits with the locale's decimal sign and without grouping; as programs write it where that would be a row of zeros. */
export function plainDigits(number: number, format: Format): string {
  const size = Math.abs(number);
  if (size !== 0 && (size < 1e-6 || size >= 1e12)) return String(Number(number.toPrecision(12)));
  return format.number(number, { useGrouping: false, maximumSignificantDigits: 12 });
}
