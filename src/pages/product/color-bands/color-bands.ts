/** The color code on the body of a leaded resistor, by IEC 60062. */
import type { ProductDetail } from '#contract/api/part.ts';
import { decimalValue } from '#calculators/math/numeric/decimal.ts';
import { encodeBands } from '#calculators/math/marking/resistor-bands.ts';
import { colourOfValue, toleranceColours } from '#calculators/math/marking/resistor-colours.ts';

/** Wound and cement resistors bear their value in print. */
const banded = new Set(['carbon-film', 'metal-film', 'metal-oxide']);

/** From this tolerance in % on two digits are enough; finer resistors have three also where the third is 0 (Vishay, color card of leaded resistors by IEC 60062). */
const coarse = 5;

/**
 * Names of the colors from the first digit to the tolerance; null for a part that has no such bands or whose value they cannot say.
 * No sixth band: sources disagree on whether these series bear one for the temperature coefficient.
 */
export function colorBandsOf({ attributes }: Pick<ProductDetail, 'attributes'>): readonly string[] | null {
  const find = (key: string) => attributes.find((attribute) => attribute.key === key);
  const resistance = find('resistance')?.si ?? null;
  const tolerance = find('tolerance')?.si ?? null;
  if (resistance === null || tolerance === null || !banded.has(find('composition')?.option ?? '')) return null;
  const encoded = encodeBands(resistance, tolerance >= coarse ? 2 : 3);
  if (resistance === 0) return encoded?.colours ?? null;
  const last = colourOfValue(toleranceColours, tolerance);
  const isExact = encoded !== null && Math.abs(decimalValue(encoded.value) / resistance - 1) < 1e-9;
  return isExact && last !== null ? [...encoded.colours, last] : null;
}
