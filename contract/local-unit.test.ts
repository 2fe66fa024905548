import { describe, expect, it } from 'vitest';
import { latinUnits, localUnit } from './local-unit.ts';
import { formatQuantity, formatRange, units } from './units.ts';
import { parseQuantity } from './value/parse-quantity.ts';

describe('a unit in the script of a language', () => {
  it.each([
    ['kΩ', 'кОм'],
    ['MΩ', 'МОм'],
    ['mΩ', 'мОм'],
    ['µF', 'мкФ'],
    ['pF', 'пФ'],
    ['µH', 'мкГн'],
    ['mV', 'мВ'],
    ['V/µs', 'В/мкс'],
    ['MHz', 'МГц'],
    ['dBm', 'дБм'],
    ['dBµV/m', 'дБмкВ/м'],
    ['dBd', 'дБд'],
    ['dBΩ', 'дБОм'],
    ['dBc/Hz', 'дБн/Гц'],
    ['dBFS', 'dBFS'],
    ['mG', 'мГс'],
    ['V/mil', 'В/мил'],
    ['dB/100 ft', 'дБ/100 фут'],
    ['mAh', 'мА·ч'],
    ['mm²', 'мм²'],
    ['ppm/K', 'ppm/К'],
    ['GS/s', 'млрд отсч./с'],
    ['Ω·m', 'Ом·м'],
    ['KB', 'КБ'],
    ['hp', 'hp'],
    ['°C', '°C'],
    ['%', '%'],
  ])('writes %s as %s in Russian, and as it is elsewhere', (symbol, russian) => {
    expect(localUnit(symbol, 'ru-RU')).toBe(russian);
    expect(localUnit(symbol, 'de-DE')).toBe(symbol);
  });

  it.each([
    ['en-US', 'days', 'months', 'years'],
    ['de-DE', 'Tage', 'Monate', 'Jahre'],
    ['fr-FR', 'jours', 'mois', 'ans'],
    ['ru-RU', 'дней', 'месяцев', 'лет'],
    ['tr-TR', 'gün', 'ay', 'yıl'],
    ['ja-JP', '日', 'か月', '年'],
    ['zh-CN', '天', '个月', '年'],
  ])('has words for days, months and years: %s', (tag, ...words) => {
    expect(['d', 'month', 'year'].map((unit) => localUnit(unit, tag))).toEqual(words);
  });

  it('counts octets in French', () => {
    expect(['KB', 'MB', 'B', 'BV'].map((unit) => localUnit(unit, 'fr-FR'))).toEqual(['ko', 'Mo', 'o', 'BV']);
  });

  it('reads what a Russian types', () => {
    expect(['10мкФ', '4к7', '100 нФ', '2,2 МОм', '16В', '470 ом', '10 мкф', '5 А·ч', '0603'].map(latinUnits)).toEqual([
      '10µF',
      '4k7',
      '100 nF',
      '2,2 MΩ',
      '16V',
      '470 Ω',
      '10 µF',
      '5 Ah',
      '0603',
    ]);
    expect(parseQuantity('10 мкФ', 'F')).toEqual({ ok: true, value: 1e-5 });
    expect(parseQuantity('4,7 кОм', 'Ω')).toEqual({ ok: true, value: 4700 });
    expect(parseQuantity('10 мкФ', 'Ω')).toEqual({ ok: false, error: 'not_allowed' });
  });

  it('reads back every unit that the shop shows in Russian', () => {
    const shown = units.filter((unit) => unit !== '' && unit !== 'S/s' && !unit.includes('√'));
    const broken = shown.filter((unit) => latinUnits(localUnit(unit, 'ru-RU')) !== unit);
    expect(broken).toEqual([]);
  });

  it('stands in quantities and ranges', () => {
    expect(formatQuantity(4700, 'Ω', 'ru-RU')).toBe('4,7\u202fкОм');
    expect(formatRange(1e-9, 1e-6, 'F', 'ru-RU')).toBe('1\u202fнФ\u2060…\u20601\u202fмкФ');
  });
});

describe('a percentage', () => {
  it.each([
    ['en-US', '5\u202f%'],
    ['de-DE', '5\u202f%'],
    ['ja-JP', '5%'],
    ['zh-CN', '5%'],
    ['hi-IN', '5%'],
    ['tr-TR', '\u2060%5'],
  ])('is written as %s has it', (tag, text) => {
    expect(formatQuantity(5, '%', tag)).toBe(text);
  });
});
