/** How people type a value into the search box, as words of the index. */
import { type ParameterUnit, toBinary, toEngineering } from '#contract/units.ts';

const typedUnits: Partial<Record<ParameterUnit, string>> = { Ω: 'ohm', 'm²': '', '': '' };
const stepDown: Record<string, string> = { p: 'n', n: 'u', u: 'm', m: '' };

/** `100nf`, `100n` and `0.1uf` for 100 nF; `4.7kohm`, `4.7k` and `4k7` for 4.7 kΩ. */
export function valueWords(value: number, unit: ParameterUnit): string[] {
  const { mantissa, prefix } = unit === 'B' || unit === 'bit' ? toBinary(value) : toEngineering(value, unit);
  const digits = String(Number(mantissa.toPrecision(6)));
  const mark = prefix.replace('µ', 'u').toLowerCase();
  const name = (typedUnits[unit] ?? unit).toLowerCase();
  if (name === '' || /[^a-z]/.test(name) || value < 0) return [];
  const words = [`${digits}${mark}${name}`];
  if (mark !== '') words.push(`${digits}${mark}`);
  if (unit === 'Ω' && mark === '') words.push(`${digits}r`);
  const [whole = '', decimals] = digits.split('.');
  const infix = mark === '' && unit === 'Ω' ? 'r' : mark;
  if (decimals !== undefined && infix !== '') words.push(`${whole}${infix}${decimals}`);
  const larger = stepDown[mark];
  if ((unit === 'F' || unit === 'H') && larger !== undefined && mantissa >= 100) {
    words.push(`${Number((mantissa / 1000).toPrecision(6))}${larger}${name}`);
  }
  return words;
}
