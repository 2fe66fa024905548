import { expect, it } from 'vitest';
import { readKeywordQuantity } from './keyword-quantity.ts';

it.each([
  ['4k7', 'Ω', 4700],
  ['4,7k', 'Ω', 4700],
  ['2R2', 'Ω', 2.2],
  ['100n', 'F', 1e-7],
  ['100nf', 'F', 1e-7],
  ['0.1µF', 'F', 1e-7],
  ['10uH', 'H', 1e-5],
  ['16mhz', 'Hz', 16e6],
  ['3V3', 'V', 3.3],
  ['1/4w', 'W', 0.25],
  ['±1%', '%', 1],
  ['64KB', 'B', 65_536],
  ['2.54mm', 'm', 0.00254],
  ['2.54MM', 'm', 0.00254],
  ['12-bit', 'bit', 12],
  ['3.3-V', 'V', 3.3],
  ['5VDC', 'V', 5],
  ['47Ω', 'Ω', 47],
  ['20V/µs', 'V/s', 2e7],
  ['0.3v/us', 'V/s', 3e5],
])('%s is a value in %s', (token, unit, value) => {
  const [first] = readKeywordQuantity(token)?.readings ?? [];
  expect(first?.unit).toBe(unit);
  expect(first?.value).toBeCloseTo(value, 12);
});

it.each(['0603', 'LM358', '1N4148', 'SOT-23', 'X7R', '74HC00', '2N7002', '2n7002', '2n3904', 'k', '', 'STM32F103C8T6', '100x'])(
  '%s is no value',
  (token) => {
    expect(readKeywordQuantity(token)).toBeNull();
  },
);

it.each([
  ['16MB', [16_777_216, 'B'], [134_217_728, 'bit']],
  ['16Mb', [16_777_216, 'bit'], [2_097_152, 'B'], [16e6, 'bit/s']],
  ['512Kbit', [524_288, 'bit'], [65_536, 'B'], [512_000, 'bit/s']],
])('%s may be counted in octets and in bits, or be a rate', (token, ...readings) => {
  expect(readKeywordQuantity(token)?.readings).toEqual(readings.map(([value, unit]) => ({ unit, value })));
});

it.each([
  ['2 pin', 2, 'positions'],
  ['40-polig', 40, 'positions'],
  ['2ピン', 2, 'positions'],
  ['4 canaux', 4, 'channels'],
  ['dual', 2, 'channels'],
  ['сдвоенный', 2, 'channels'],
])('%s counts something', (token, value, key) => {
  expect(readKeywordQuantity(token)).toEqual({ readings: [{ unit: '', value }], keys: [key] });
});
