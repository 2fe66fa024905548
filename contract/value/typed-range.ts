/** Two ends of one parameter as people type them: `-40 to 85 °C`, `2.7…5.5 V`, `10-100 kHz`. */
import type { ParameterUnit } from '#contract/units.ts';
import type { QuantityError } from './parse-quantity.ts';
import { plainSigns } from './plain-signs.ts';
import { typedQuantity } from './typed-quantity.ts';

export type ParsedRange = { ok: true; low: number; high: number } | { ok: false; error: QuantityError | 'out_of_range' };

/** Between the ends: words of the eleven languages, `~` as lists from Asia have it, dashes and points. */
const marks = /\b(?:to|TO|bis|hasta|sampai|hingga|ile|a(?= [-+]?\d))\b|до|à|até|से|至|から|\.{2,3}|[~∼〜…÷–—]/gu;
/** A plain hyphen parts two figures, but is a minus at the beginning and in a power of ten. */
const hyphen = /(?<=[\p{L}\d%°Ω] ?)(?<![eE])-(?= ?[-+\d.,])/gu;
const bareFigure = /^[+-]?[\d.,]+$/;
const unitBehind = /^[+-]?[\d.,]+ ?([^\d.,\s]\P{N}*)$/u;

/** Both ends in the unit; a lower end without a unit takes that of the upper one where it stays below it, so `20 - 20 kHz` begins at 20 Hz. */
export function typedRange(text: string, unit: ParameterUnit, tag: string | null): ParsedRange {
  const ends = splitRange(plainSigns(text).trim());
  if (!ends) return { ok: false, error: 'invalid_format' };
  const high = typedQuantity(ends[1], unit, tag);
  if (!high.ok) return high;
  const low = lowEnd(ends, high.value, unit, tag);
  if (!low.ok) return low;
  return low.value <= high.value ? { ok: true, low: low.value, high: high.value } : { ok: false, error: 'out_of_range' };
}

function lowEnd(
  [low, high]: readonly [string, string],
  most: number,
  unit: ParameterUnit,
  tag: string | null,
): ReturnType<typeof typedQuantity> {
  const [, symbol] = unitBehind.exec(high) ?? [];
  if (symbol !== undefined && bareFigure.test(low)) {
    const shared = typedQuantity(low + symbol, unit, tag);
    if (shared.ok && shared.value < most) return shared;
  }
  return typedQuantity(low, unit, tag);
}

/** The texts before and after the mark; a sign in front is a minus. */
function splitRange(text: string): readonly [string, string] | null {
  for (const pattern of [marks, hyphen]) {
    const mark = [...text.matchAll(pattern)].find(({ index }) => index > 0);
    if (!mark) continue;
    const [low, high] = [text.slice(0, mark.index).trim(), text.slice(mark.index + mark[0].length).trim()];
    return low === '' || high === '' ? null : [low, high];
  }
  return null;
}
