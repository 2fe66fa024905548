import { toEngineering, type ParameterUnit } from '#contract/units.ts';

/** A value as an engineer types it: `100n`, `4.7k`, `25`, `20V/us`; read back exactly. Digits beyond the given ones are dropped. */
export function typedQuantity(value: number, unit: ParameterUnit, digits = 12): string {
  if (unit === 'B' || unit === 'bit') return String(Math.round(value));
  const rounded = Number(value.toPrecision(digits));
  if (unit === 'V/s' && rounded >= 1000) return `${Number((rounded / 1e6).toPrecision(digits))}V/us`;
  const { mantissa, prefix } = toEngineering(rounded, unit);
  return `${Number(mantissa.toPrecision(digits))}${prefix.replace('µ', 'u')}`;
}
