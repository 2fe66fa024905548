import { expect, test } from 'vitest';
import { formatQuantity, parseQuantity, toEngineering, type Unit } from './units.ts';

function value(text: string, unit: Unit): number | string {
  const parsed = parseQuantity(text, unit);
  return parsed.ok ? parsed.value : parsed.error;
}

test('one resistance, written in four ways (api.md section 10, check 5)', () => {
  for (const text of ['4k7', '4.7k', '4,7 kΩ', '4700']) expect(value(text, 'Ω')).toBe(4700);
});

test('a capacitance matches in any prefix', () => {
  for (const text of ['100n', '0.1uF', '0.1 µF', '0,1 μF', '100nF', '100 n']) expect(value(text, 'F')).toBe(1e-7);
});

test('another unit than the asked one is refused', () => {
  expect(value('100nH', 'F')).toBe('not_allowed');
  expect(value('5V', 'A')).toBe('not_allowed');
  expect(value('10k', '°C')).not.toBe(10_000);
});

test('engineers’ shorthand reads as they mean it', () => {
  expect(value('2R2', 'Ω')).toBe(2.2);
  expect(value('1n5', 'F')).toBe(1.5e-9);
  expect(value('2M2', 'Ω')).toBe(2.2e6);
  expect(value('4m7', 'Ω')).toBe(4.7e-3);
  expect(value('10 ohm', 'Ω')).toBe(10);
  expect(value('−40', '°C')).toBe(-40);
  expect(value('1e-7', 'F')).toBe(1e-7);
  expect(value('3.3V', 'V')).toBe(3.3);
  expect(value('16MHz', 'Hz')).toBe(16e6);
  expect(value('250 mg', 'kg')).toBe(2.5e-4);
});

test('what is no quantity is named so', () => {
  for (const text of ['', 'abc', '1.2.3', '--1', 'k']) expect(value(text, 'Ω')).toBe('invalid_format');
});

test('values are shown with a prefix and the separators of the language', () => {
  expect(formatQuantity(4700, 'Ω', 'en-US')).toBe('4.7\u202fkΩ');
  expect(formatQuantity(4700, 'Ω', 'de-DE')).toBe('4,7\u202fkΩ');
  expect(formatQuantity(1e-7, 'F', 'ja-JP')).toBe('100\u202fnF');
  expect(formatQuantity(-40, '°C', 'en-US')).toBe('−40\u202f°C');
  expect(formatQuantity(65_536, 'B', 'en-US')).toBe('64\u202fKB');
});

test('the mantissa stays between one and a thousand', () => {
  for (const exponent of [-12, -9.5, -6, -3, -0.01, 0, 2.99, 3, 6, 9]) {
    const { mantissa } = toEngineering(10 ** exponent, 'F');
    expect(mantissa).toBeGreaterThanOrEqual(1);
    expect(mantissa).toBeLessThan(1000);
  }
});
