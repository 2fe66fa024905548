import type { Decimal } from '#calculators/math/numeric/decimal.ts';

/** Letters of IEC 60062 in place of the decimal point, from units of ohm and of picofarad upwards, each step a thousand. */
export const ohmLetters = ['R', 'K', 'M', 'G'] as const;
export const picofaradLetters = ['p', 'n', 'µ', 'm'] as const;

/**
 * Writes a value of `count` digits with a letter as its decimal point (IEC 60062): 47·10² Ω is 4K7, 47·10⁻² Ω is R47, 0 is 0R.
 * The letter is the one that leaves a number from 1 to below 1000, the first letter for smaller values.
 */
export function letterCode({ digits, exponent }: Decimal, count: number, letters: readonly string[]): string {
  if (digits === 0) return `0${letters[0] ?? ''}`;
  const written = String(digits).padStart(count, '0');
  const point = written.length + exponent;
  const step = Math.min(Math.max(0, Math.floor((point - 1) / 3)), letters.length - 1);
  const before = point - 3 * step;
  const letter = letters[step] ?? '';
  if (before <= 0) return `${letter}${'0'.repeat(-before)}${written}`;
  return `${written.slice(0, before).padEnd(before, '0')}${letter}${written.slice(before)}`;
}
