import { expect, it } from 'vitest';
import type { ParameterUnit } from '#contract/units.ts';
import { typedRange } from './typed-range.ts';

it.each<[ParameterUnit, number, number, string[]]>([
  [
    '°C',
    -40,
    85,
    ['-40 to 85 °C', '−40…+85°C', '-40°C ~ 85°C', '-40°C～+85℃', '-40 bis 85 °C', '-40 до +85 °C', '-40–85', '-40-85°C', '-40..85'],
  ],
  ['V', 2.7, 5.5, ['2.7 - 5.5V', '2,7…5,5 V', '2.7V-5.5V', '2.7 V to 5.5 V', '2.7~5.5VDC', '2.7v–5.5v', '２．７～５．５Ｖ']],
  ['Hz', 10_000, 100_000, ['10-100 kHz', '10 kHz … 0.1 MHz', '10k÷100k', '10 to 100 KHZ']],
  ['Hz', 20, 20_000, ['20 - 20 kHz', '20 Hz to 20 kHz', '20Hz…20k']],
  ['A', 1e-6, 1e-3, ['1u-1m', '1e-6 to 1e-3', '1 µA … 1 mA']],
])('in %s, %d to %d is read in each of its forms', (unit, low, high, forms) => {
  for (const text of forms) expect(typedRange(text, unit, null), text).toEqual({ ok: true, low, high });
});

it('ends the wrong way round, other units and single values are refused', () => {
  expect(typedRange('85 to -40', '°C', null)).toEqual({ ok: false, error: 'out_of_range' });
  expect(typedRange('1 V to 2 A', 'A', null)).toEqual({ ok: false, error: 'not_allowed' });
  for (const text of ['', '5', '-5', '1e-3', 'to 5', '5…', 'low to high'])
    expect(typedRange(text, 'V', null), text).toMatchObject({ ok: false });
});
