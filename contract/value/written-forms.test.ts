import { describe, expect, it } from 'vitest';
import type { ParameterUnit } from '#contract/units.ts';
import { filterText, typedQuantity } from './typed-quantity.ts';
import { parseQuantity } from './parse-quantity.ts';
import { capacitanceForms, powerForms, resistanceForms, toleranceForms, valuesOf, voltageForms } from './written-forms.ts';

const isNear = (found: number, value: number, within = 1e-6) => Math.abs(found - value) <= value * within;

/** As an API, an import and a product's editor read it, and as an address keeps what was typed into a filter. */
function wrong(value: number, unit: ParameterUnit, forms: readonly string[], within?: number): string[] {
  return forms.filter((form) => {
    const [typed, kept] = [typedQuantity(form, unit, null), parseQuantity(filterText(form, unit, 'en-US'), unit)];
    return !typed.ok || !kept.ok || !isNear(typed.value, value, within) || !isNear(kept.value, value, within);
  });
}

describe('any value in any form is read back by filters, imports and the API', () => {
  it('resistances', () => {
    expect(valuesOf(-2, 6).flatMap((ohms) => wrong(ohms, 'Ω', resistanceForms(ohms, false)))).toEqual([]);
  });

  it('capacitances', () => {
    expect(valuesOf(-13, -5).flatMap((farads) => wrong(farads, 'F', capacitanceForms(farads, false)))).toEqual([]);
  });

  it('ratings', () => {
    expect([
      ...[4, 6.3, 10, 16, 50, 1000].flatMap((volts) => wrong(volts, 'V', voltageForms(volts))),
      ...[0.0625, 0.1, 0.125, 0.25, 0.5, 2].flatMap((watts) => wrong(watts, 'W', powerForms(watts), 0.01)),
      ...[0.1, 0.5, 1, 5, 20].flatMap((percent) => wrong(percent, '%', toleranceForms(percent))),
    ]).toEqual([]);
  });
});
