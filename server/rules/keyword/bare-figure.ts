/** Figures that are a value only beside the name of a part: `104`, `2x4`, `2.54`. */
import { parseQuantity } from '#contract/value/parse-quantity.ts';
import { plainValue } from '#contract/value/plain-signs.ts';
import { withUnit } from '#contract/value/short-value.ts';
import type { KeywordQuantity } from './keyword-quantity.ts';

const grid = /^(\d{1,2})[x×*](\d{1,3})$/i;
const pitch = /^\d{1,2}[.,]\d{1,2}$/;
const bareFigure = /^(?:\d{1,4}|R\d{1,3})$/i;

/** `6x6`, `6*6*5` and `6x6x4.3mm`, in millimeters. */
const body = /^(\d{1,2}(?:[.,]\d{1,2})?)[x×*](\d{1,2}(?:[.,]\d{1,2})?)(?:[x×*](\d{1,2}(?:[.,]\d{1,2})?))?(?:mm)?$/i;

function sidesOf(text: string): number[] {
  const [, ...sides] = body.exec(text) ?? [];
  return sides.flatMap((side) => (side === undefined ? [] : Number((Number(side.replace(',', '.')) / 1000).toPrecision(6))));
}

/** Rows by contacts, a pitch in millimeters, or a value as it is printed on parts. */
export function readBareFigure(token: string): KeywordQuantity | null {
  const text = plainValue(token);
  const sides = sidesOf(text);
  const [, one, other] = grid.exec(text) ?? [];
  if (one !== undefined && other !== undefined) {
    const rows = Math.min(Number(one), Number(other));
    return { readings: [{ unit: '', value: Number(one) * Number(other) }], keys: ['positions'], rows, sides };
  }
  if (sides.length > 0) return { readings: [], sides };
  if (pitch.test(text)) {
    const millimeters = parseQuantity(`${text}mm`, 'm');
    return millimeters.ok ? { readings: [{ unit: 'm', value: millimeters.value }], keys: ['pitch', 'leadSpacing'] } : null;
  }
  return bareFigure.test(text) ? readCode(text) : null;
}

function readCode(text: string): KeywordQuantity | null {
  const readings = (['Ω', 'F', 'H'] as const).flatMap((unit) => {
    const parsed = parseQuantity(withUnit(text.toUpperCase(), unit) ?? '', unit);
    return parsed.ok && parsed.value > 0 ? [{ unit, value: parsed.value, isLead: true }] : [];
  });
  return readings.length > 0 ? { readings } : null;
}
