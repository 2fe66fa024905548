/** What people type besides a number and a symbol: units in words, times and lengths in two units, powers, roots, tolerances, ranges. */
import { describe, expect, it } from 'vitest';
import type { Unit } from '#calculators/units.ts';
import { fetchFurtherReadings } from './fetch-readings.ts';
import { readQuantity } from './read-quantity.ts';

await fetchFurtherReadings();

type Row = readonly [tag: string, text: string, unit: Unit, shown: string, expected: number];

function read(tag: string, text: string, unit: Unit, shown: string): number | string {
  const quantity = readQuantity(text, unit, shown, tag);
  return quantity.ok ? quantity.value : quantity.code;
}
const [inch, ounce] = [0.0254, 35e-6];

describe('a unit by its name', () => {
  it.each<Row>([
    ['en-US', '10 microfarads', 'F', 'µF', 1e-5],
    ['en-US', '3 hours', 's', 's', 10_800],
    ['en-US', '77 degrees', '°C', '°F', 25],
    ['en-US', '25 degrees C', '°C', '°F', 25],
    ['en-US', '90 degrees', '°', '°', 90],
    ['en-US', '5 percent', '1', '1', 0.05],
    ['de-DE', '10 Mikrofarad', 'F', 'µF', 1e-5],
    ['de-DE', '3 Stunden', 's', 's', 10_800],
    ['de-DE', '3 Std.', 's', 's', 10_800],
    ['de-DE', '2 Zoll', 'm', 'mm', 2 * inch],
    ['de-DE', '0,5 Unzen', 'm', 'µm', ounce / 2],
    ['de-DE', '25 Grad', '°C', '°C', 25],
    ['de-DE', '25 Grad Celsius', '°C', '°F', 25],
    ['de-DE', '1,5 mil', 'm', 'mm', 1.5e-3 * inch],
    ['de-DE', '0,5 oz', 'm', 'mm', ounce / 2],
    ['de-DE', '500 U/min', 'rad/s', 'rad/s', (500 * Math.PI) / 30],
    ['fr-FR', '2 pouces', 'm', 'mm', 2 * inch],
    ['fr-FR', '3 heures', 's', 's', 10_800],
    ['fr-FR', '25 degrés', '°C', '°C', 25],
    ['fr-FR', '5 pour cent', '1', '1', 0.05],
    ['es-MX', '2 pulgadas', 'm', 'mm', 2 * inch],
    ['es-MX', '2 dias', 's', 's', 172_800],
    ['es-MX', '10 microfaradios', 'F', 'pF', 1e-5],
    ['pt-BR', '2 polegadas', 'm', 'mm', 2 * inch],
    ['pt-BR', '1 onça', 'm', 'µm', ounce],
    ['pt-BR', '10 minutos', 's', 's', 600],
    ['ru-RU', '2 дюйма', 'm', 'mm', 2 * inch],
    ['ru-RU', '5 дюймов', 'm', 'mm', 5 * inch],
    ['ru-RU', '1 унция', 'm', 'µm', ounce],
    ['ru-RU', '3 часа', 's', 's', 10_800],
    ['ru-RU', '10 микрофарад', 'F', 'µF', 1e-5],
    ['ru-RU', '10 Гс', 'T', 'mT', 1e-3],
    ['tr-TR', '2 inç', 'm', 'mm', 2 * inch],
    ['tr-TR', '3 saat', 's', 's', 10_800],
    ['tr-TR', '10 dakika', 's', 's', 600],
    ['hi-IN', '2 इंच', 'm', 'mm', 2 * inch],
    ['hi-IN', '3 घंटे', 's', 's', 10_800],
    ['hi-IN', '१० ओम', 'Ω', 'kΩ', 10],
    ['id-ID', '2 inci', 'm', 'mm', 2 * inch],
    ['id-ID', '10 menit', 's', 's', 600],
    ['id-ID', '3 jam', 's', 's', 10_800],
    ['zh-CN', '2 英寸', 'm', 'mm', 2 * inch],
    ['zh-CN', '1盎司', 'm', 'µm', ounce],
    ['zh-CN', '3 毫米', 'm', 'mil', 0.003],
    ['zh-CN', '10 微法', 'F', 'pF', 1e-5],
    ['zh-CN', '10 分钟', 's', 's', 600],
    ['ja-JP', '2インチ', 'm', 'mm', 2 * inch],
    ['ja-JP', '1オンス', 'm', 'µm', ounce],
    ['ja-JP', '25度', '°C', '°C', 25],
    ['ja-JP', '10 マイクロファラド', 'F', 'pF', 1e-5],
    ['ja-JP', '５分', 's', 's', 300],
    ['ja-JP', '４．７ｋ', 'Ω', 'Ω', 4700],
  ])('%s: %s', (tag, text, unit, shown, expected) => {
    expect(Number(read(tag, text, unit, shown)) / expected).toBeCloseTo(1, 12);
  });
});

describe('a unit as the trade writes it', () => {
  it.each<Row>([
    ['en-US', '10 Gs', 'T', 'mT', 1e-3],
    ['en-US', '10 gauss', 'T', 'mT', 1e-3],
    ['en-US', '1 kG', 'T', 'mT', 0.1],
    ['en-US', '12 VDC', 'V', 'mV', 12],
    ['en-US', '12 V DC', 'V', 'mV', 12],
    ['en-US', '500 rpm', 'rad/s', 'rad/s', (500 * Math.PI) / 30],
    ['en-US', '2 mm2', 'm²', 'cm²', 2e-6],
    ['en-US', '2 mm^2', 'm²', 'cm²', 2e-6],
    ['de-DE', '0,5 qmm', 'm²', 'cm²', 5e-7],
    ['en-US', '3 °C/W', 'K/W', 'K/W', 3],
    ['en-US', '0.39 %/°C', '1/K', 'ppm/K', 0.0039],
    ['en-US', '100 ppm/C', '1/K', '%/K', 1e-4],
    ['en-US', '100ppm', '1/K', '%/K', 1e-4],
    ['en-US', '10 °C', 'K', '°F', 10],
    ['en-US', '18 °F', 'K', 'K', 10],
  ])('%s: %s', (tag, text, unit, shown, expected) => {
    expect(Number(read(tag, text, unit, shown)) / expected).toBeCloseTo(1, 12);
  });
});

describe('one value in several terms', () => {
  it.each<Row>([
    ['en-US', '1h30', 's', 'min', 5400],
    ['en-US', '1h30m', 's', 'h', 5400],
    ['en-US', '1h30m15s', 's', 's', 5415],
    ['de-DE', '1 h 30 min', 's', 's', 5400],
    ['ru-RU', '1 ч 30 мин', 's', 's', 5400],
    ['ja-JP', '1時間30分', 's', 's', 5400],
    ['en-US', '2d 4h', 's', 's', 187_200],
    ['en-US', '-1h30', 's', 's', -5400],
    ['en-US', '1h30 + 10 min', 's', 's', 6000],
    ['en-US', `5'6"`, 'm', 'mm', 66 * inch],
    ['en-US', '5 ft 6 in', 'm', 'mm', 66 * inch],
    ['en-US', '5m', 's', 'h', 0.005],
    ['en-US', '10^-3', 'F', 'F', 1e-3],
    ['en-US', '10⁻³ F', 'F', 'pF', 1e-3],
    ['de-DE', '1,5x10^6', 'Hz', 'Hz', 1.5e6],
    ['en-US', '1.5*10**-3 V', 'V', 'mV', 1.5e-3],
    ['en-US', '2 x 4k7', 'Ω', 'Ω', 9400],
    ['en-US', '-2^2', 'V', 'V', -4],
    ['en-US', '(-2)^2', 'V', 'V', 4],
    ['en-US', '2π', '1', '1', 2 * Math.PI],
    ['en-US', '230*√2', 'V', 'V', 230 * Math.SQRT2],
    ['en-US', '5*sqrt(2) V', 'V', 'V', 5 * Math.SQRT2],
    ['en-US', '10k || 10k || 5k', 'Ω', 'Ω', 2500],
    ['en-US', '10//15', 'Ω', 'kΩ', 6000],
    ['en-US', '20 °C + 10 K', '°C', '°F', 30],
    ['en-US', '68 - 10 K', '°C', '°F', 10],
    ['en-US', '5 °C - 10 K', '°C', '°C', -5],
    ['en-US', '85 °C - 25 °C', 'K', 'K', 60],
    ['en-US', '12 – 0.6', 'V', 'V', 11.4],
    ['en-US', '(5-12)', 'V', 'V', -7],
    ['en-US', '10 kΩ ±1%', 'Ω', 'Ω', 10_000],
    ['de-DE', '10 µF +/- 20 %', 'F', 'pF', 1e-5],
  ])('%s: %s', (tag, text, unit, shown, expected) => {
    expect(Number(read(tag, text, unit, shown)) / expected).toBeCloseTo(1, 12);
    expect(text.includes('\u207b') || text === '5m' || readQuantity(text, unit, shown, tag)).not.toMatchObject({ interpreted: false });
  });
});

describe('what is refused', () => {
  it.each<[string, Unit, string, string]>([
    ['3.0-3.6V', 'V', 'V', 'RANGE'],
    ['3.3V – 5V', 'V', 'V', 'RANGE'],
    ['10-22 kΩ', 'Ω', 'kΩ', 'RANGE'],
    ['10-22k', 'Ω', 'kΩ', 'RANGE'],
    ['5-10%', '%', '%', 'RANGE'],
    ['25…85 °C', '°C', '°C', 'RANGE'],
    ['25 ... 85', '°C', '°C', 'RANGE'],
    ['-40 to 85', '°C', '°C', 'RANGE'],
    ['3~5V', 'V', 'V', 'RANGE'],
    ['3到5V', 'V', 'V', 'RANGE'],
    ['1:30', 's', 'h', 'NOT_A_NUMBER'],
    ['1h2d', 's', 's', 'NOT_A_NUMBER'],
    ['1s5', 's', 's', 'NOT_A_NUMBER'],
    ['10k 1%', 'Ω', 'Ω', 'NOT_A_NUMBER'],
    ['0x1F', 'V', 'V', 'UNIT_UNKNOWN'],
    ['230 VAC', 'V', 'V', 'UNIT_UNKNOWN'],
    ['5 Vpp', 'V', 'V', 'UNIT_UNKNOWN'],
    ['30 AWG', 'm', 'mm', 'UNIT_UNKNOWN'],
    ['sqrt(-1)', 'V', 'V', 'RESULT_OUT_OF_RANGE'],
    ['10^999', 'V', 'V', 'RESULT_OUT_OF_RANGE'],
    ['20 °C + 10 °F', '°C', '°C', 'UNIT_UNCLEAR'],
  ])('%s of %s', (text, unit, shown, code) => {
    expect(read('en-US', text, unit, shown)).toBe(code);
  });
});
