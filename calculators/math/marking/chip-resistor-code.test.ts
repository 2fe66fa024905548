import { describe, expect, test } from 'vitest';
import { chipSchemes, digitCode, eia96Code, readChipCode } from './chip-resistor-code.ts';

describe('a code', () => {
  test.each([
    ['zeroOhm', '00', 0],
    ['digits3', '479', 47e9],
    ['digits4', '1002', 10_000],
    ['letter', '4R7', 4.7],
    ['letter', 'R005', 0.005],
    ['letter', '5L0', 0.005],
    ['letter', '47K', 47_000],
    ['letter', '9999G', 9.999e12],
    ['eia96', '01A', 100],
    ['eia96', '96F', 97.6e6],
    ['eia96', '12R', 1.3],
    ['eia96', '30Z', 0.2],
  ] as const)('of %s, %s, is %d Ω', (scheme, code, resistance) => {
    expect(readChipCode(code, scheme)).toBe(resistance);
  });

  test.each(['', '12', '12345', '4R7R', 'R', '00A', '97A', '01J', '-10', '１０３'])('%s is none', (code) => {
    expect(chipSchemes.filter((scheme) => readChipCode(code, scheme) !== null)).toEqual([]);
  });
});

describe('a resistance', () => {
  test.each([
    [4.7, 3, '4R7', 4.7],
    [0.47, 3, 'R47', 0.47],
    [0.047, 3, null, null],
    [4750, 3, '482', 4800],
    [99.6, 3, '101', 100],
    [99e9, 3, '999', 99e9],
    [99.9e9, 3, null, null],
    [47.5, 4, '47R5', 47.5],
    [4.75, 4, '4R75', 4.75],
    [0.475, 4, 'R475', 0.475],
    [0.0475, 4, 'R048', 0.048],
    [0.0005, 4, 'R001', 0.001],
    [0.00049, 4, null, null],
    [0, 4, '0000', 0],
  ] as const)('of %d Ω has the code of %i characters %s', (resistance, count, code, shown) => {
    expect(digitCode(resistance, count)).toEqual(code === null ? null : { code, resistance: shown });
  });

  test('is written and read back alike', () => {
    for (const resistance of [0.012, 0.1, 1, 4.99, 82, 619, 1e3, 3.3e4, 6.8e5, 9.1e6, 1e8]) {
      const { code = '' } = digitCode(resistance, 4) ?? {};
      expect(readChipCode(code, code.includes('R') ? 'letter' : 'digits4')).toBe(resistance);
      const eia96 = eia96Code(resistance);
      if (eia96) expect(readChipCode(eia96.code, 'eia96')).toBe(eia96.resistance);
    }
  });

  test('has an EIA-96 code from 0.1 Ω to 97.6 MΩ', () => {
    expect(eia96Code(4750)).toEqual({ code: '66B', resistance: 4750 });
    expect([eia96Code(0), eia96Code(0.09), eia96Code(0.1)?.code, eia96Code(97.6e6)?.code, eia96Code(1e8)]).toEqual([
      null,
      null,
      '01Z',
      '96F',
      null,
    ]);
  });
});
