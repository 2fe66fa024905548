/** What bills, search and filters read, a calculator's field reads, too. */
import { expect, it } from 'vitest';
import type { Unit } from '#calculators/units.ts';
import { capacitanceForms, powerForms, resistanceForms, toleranceForms, valuesOf, voltageForms } from '#contract/value/written-forms.ts';
import { printedValue } from '#contract/value/printed-code.ts';
import { fetchFurtherReadings } from './fetch-readings.ts';
import { readQuantity } from './read-quantity.ts';

await fetchFurtherReadings();

/** Forms that a field of the unit does not read as the value; `tag` counts for the language's separators. */
function wrong(value: number, unit: Unit, shown: string, forms: readonly string[], within = 1e-6): string[] {
  return forms.filter((form) => {
    const read = readQuantity(form, unit, shown, 'en-US');
    // `1,234` and `104` are doubtful in a field: both meanings are shown.
    const meant = read.ok ? [read.value, read.other, printedValue(form, unit)] : [];
    return !meant.some((one) => one !== null && Math.abs(one - value) <= value * within);
  });
}

it('resistances', () => {
  expect(valuesOf(-2, 6).flatMap((ohms) => wrong(ohms, 'Ω', 'Ω', resistanceForms(ohms, true)))).toEqual([]);
});

it('capacitances', () => {
  expect(valuesOf(-13, -5).flatMap((farads) => wrong(farads, 'F', 'µF', capacitanceForms(farads, true)))).toEqual([]);
});

it('ratings', () => {
  expect([
    ...[4, 6.3, 10, 16, 50, 1000].flatMap((volts) => wrong(volts, 'V', 'V', voltageForms(volts))),
    ...[0.0625, 0.1, 0.125, 0.25, 0.5, 2].flatMap((watts) => wrong(watts, 'W', 'mW', powerForms(watts), 0.01)),
    ...[0.1, 0.5, 1, 5, 20].flatMap((percent) => wrong(percent / 100, '1', '%', toleranceForms(percent))),
  ]).toEqual([]);
});
