/** A decimal number digits·10^exponent with whole digits. */
export interface Decimal {
  readonly digits: number;
  readonly exponent: number;
}

/** The double nearest to digits·10^exponent: 47·10² is 4700 and 47·10⁻³ is 0.047, without the error of a product. */
export function decimalValue({ digits, exponent }: Decimal): number {
  return Number(`${digits}e${exponent}`);
}

/**
 * Rounds half up to `count` significant digits (1 to 15) in decimal arithmetic, as the value is written:
 * 0.125 to two digits is 13·10⁻², 999.5 to three is 100·10¹. Zero is 0·10⁰; the value must not be negative.
 */
export function roundSignificant(value: number, count: number): Decimal {
  if (value === 0) return { digits: 0, exponent: 0 };
  const [mantissa = '', power = ''] = value.toExponential().split('e');
  const written = mantissa.replace('.', '').padEnd(count + 1, '0');
  const exponent = Number(power) - count + 1;
  const rounded = Number(written.slice(0, count)) + (Number(written[count]) >= 5 ? 1 : 0);
  return rounded === 10 ** count ? { digits: rounded / 10, exponent: exponent + 1 } : { digits: rounded, exponent };
}
