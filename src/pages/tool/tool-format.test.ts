import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locale.ts';
import { createFormat } from '#src/i18n/format.ts';
import { joined, showValue } from './tool-format.ts';

const format = createFormat(locales.en);
const german = createFormat(locales.de);
const shown = (value: number, one = format) => joined(showValue(value, 'currency', ['currency'], one));

describe('an amount in a currency that is the visitor’s own', () => {
  it('has two decimals and no unit', () => {
    expect([shown(207.6), shown(1219), shown(0)]).toEqual(['207.60', '1,219.00', '0.00']);
    expect(shown(1219.5, german)).toBe('1.219,50');
  });

  it('keeps its digits where cents would show none of them, and stays short where it is huge', () => {
    expect(shown(0.0123)).toBe('0.0123');
    expect(shown(2.5e12)).toBe('2.5\u202f×\u202f10¹²');
  });
});

describe('another value', () => {
  it('has four digits and the unit in which it reads best', () => {
    expect(joined(showValue(4712.34, 'Ω', ['Ω'], format))).toBe('4.712\u202fkΩ');
    expect(joined(showValue(-0.5, 'V', ['V'], format))).toBe('−0.5\u202fV');
    expect(joined(showValue(999_999.9999, 'Hz', ['kHz', 'MHz'], format))).toBe('1\u202fMHz');
  });

  it('joins a percent sign where the language does', () => {
    expect(joined(showValue(0.05, '%', ['%'], createFormat(locales.jp)))).toMatch(/^[\d.]+%$/);
    expect(joined(showValue(0.05, '%', ['%'], german))).toContain('\u202f%');
    expect(joined(showValue(1, '°', ['°'], format))).toMatch(/^[\d.]+°$/);
  });

  it('keeps its preferred unit below one, but resistors are written as they are named', () => {
    expect(joined(showValue(3.59e-4, 'm', ['mm', 'µm'], format))).toBe('0.359\u202fmm');
    expect(joined(showValue(470, 'Ω', ['kΩ', 'Ω'], format))).toBe('470\u202fΩ');
  });

  it('has the digits that its calculator asks for', () => {
    expect(joined(showValue(32_768.655, 'Hz', ['kHz', 'Hz'], format, undefined, 8))).toBe('32.768655\u202fkHz');
  });
});
