import { expect, it } from 'vitest';
import { joinedTemperatures, readTemperature, temperatureRange } from './temperature.ts';

it.each([
  ['-40°C to +85°C', -40, 85],
  ['−40 … 85 °C', -40, 85],
  ['-55℃~+155℃', -55, 155],
  ['工作温度-40℃~+85℃', -40, 85],
  ['-40/85°C', -40, 85],
  ['–20 bis 70 °C', -20, 70],
  ['-40C to 125C', -40, 125],
])('%s is a range', (text, least, most) => {
  expect(temperatureRange(text)).toEqual([least, most]);
  const [word = ''] = joinedTemperatures(text)
    .split(/\s+/u)
    .filter((one) => one.endsWith('°C'));
  expect(readTemperature(word)).toEqual({ readings: [{ unit: '°C', value: least, upTo: most }] });
});

it.each(['±100 ppm/°C', '10-20 V', 'LM358-40/85C', '40 85 °C', '2.7–5.5 V'])('%s is none', (text) => {
  expect(temperatureRange(text)).toBeNull();
});

it('one temperature is a word of its own', () => {
  expect(joinedTemperatures('1000 h @ 105 °C').trim().split(/\s+/u)).toEqual(['1000', 'h', '@', '105°C']);
  expect(readTemperature('105°C')).toEqual({ readings: [{ unit: '°C', value: 105 }] });
  expect(readTemperature('105')).toBeNull();
});
