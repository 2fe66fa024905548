/** What a field would understand, in its own unit and the digits of the page's language. */
import type { ListInput, QuantityInput } from '#calculators/define.ts';
import type { Unit } from '#calculators/units.ts';
import type { Format } from '#src/i18n/format.ts';
import { fieldText, joined, showValue } from '#src/pages/tool/tool-format.ts';

/** As each quantity is mostly written in short. */
const short: Partial<Record<Unit, string>> = {
  Ω: '4k7',
  F: '100n',
  H: '4u7',
  V: '3V3',
  A: '20m',
  W: '1/4 W',
  Hz: '10M',
  s: '10u',
  m: '8 mil',
};

type Example = Pick<QuantityInput | ListInput, 'unit' | 'show' | 'default'>;

/** Texts that the field reads: a value with its unit, a short form, a small computation. */
export function typedExamples({ unit, show, default: start }: Example, shown: string, format: Format): string[] {
  const value = (typeof start === 'object' ? start?.[0] : start) ?? 1;
  const digits = fieldText(value, unit, shown, format);
  return [joined({ ...showValue(value, unit, show, format, shown), digits }), short[unit] ?? '', `2*${digits}`].filter(Boolean);
}
