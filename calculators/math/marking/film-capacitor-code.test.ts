import { describe, expect, test } from 'vitest';
import { digitCode, ratingCode, readFilmMarking, toleranceLetter } from './film-capacitor-code.ts';

describe('a printed code', () => {
  test.each([
    ['2A104J', 'digits', 100e-9, 5, 100],
    ['104k', 'digits', 100e-9, 10, null],
    ['473K400V', 'digits', 47e-9, 10, 400],
    ['479', 'digits', 4.7e-12, null, null],
    ['108', 'digits', 0.1e-12, null, null],
    ['2W 225 K', 'digits', 2.2e-6, 10, 450],
    ['4n7K', 'letter', 4.7e-9, 10, null],
    ['µ22M250', 'letter', 0.22e-6, 20, 250],
    ['1U', 'letter', 1e-6, null, null],
    ['.047', 'decimal', 47e-9, null, null],
    ['0.1J63', 'decimal', 100e-9, 5, 63],
  ] as const)('%s is %s', (code, system, capacitance, tolerance, ratedVoltage) => {
    expect(readFilmMarking(code)).toMatchObject({ system, capacitance, tolerance, ratedVoltage });
  });

  test.each(['', 'ABC', '10', '000', '0n0', 'n', '.', '4A104', '2A104J100', '104X', '104K1', '104K00', '12.34.5'])('%s is none', (code) => {
    expect(readFilmMarking(code)).toBeNull();
  });

  test('has limits by the letter of its tolerance', () => {
    const { tolerance, capacitanceMinimum, capacitanceMaximum } = readFilmMarking('100pZ') ?? {};
    expect([tolerance, capacitanceMinimum, capacitanceMaximum]).toEqual([null, expect.closeTo(80e-12, 20), expect.closeTo(180e-12, 20)]);
    expect(readFilmMarking('10pD')?.capacitanceMaximum).toBeCloseTo(10.5e-12, 20);
    expect(readFilmMarking('108D')?.capacitanceMinimum).toBe(0);
    expect(readFilmMarking('100p')).toMatchObject({ capacitanceMinimum: null, capacitanceMaximum: null });
  });

  test('is written as it is read', () => {
    expect(digitCode({ digits: 47, exponent: -9 })).toBe('473');
    expect(digitCode({ digits: 47, exponent: -13 })).toBe('479');
    expect([digitCode({ digits: 10, exponent: -15 }), digitCode({ digits: 10, exponent: -4 })]).toEqual([null, null]);
    for (const voltage of [16, 25, 50, 63, 100, 125, 160, 200, 250, 315, 400, 450, 500, 630, 800, 1000, 1250, 1600, 2000]) {
      expect(readFilmMarking(`${ratingCode(voltage)}104`)?.ratedVoltage).toBe(voltage);
    }
    expect(ratingCode(0)).toBe('');
    for (const tolerance of [1, 2, 5, 10, 20]) expect(readFilmMarking(`104${toleranceLetter(tolerance)}`)?.tolerance).toBe(tolerance);
  });
});
