/** Marking of chip resistors: the value of a code in every system that it fits, or the codes of a value. */
import { defineTool, refuse } from '#calculators/define.ts';
import { type ChipScheme, chipSchemes, digitCode, eia96Code, readChipCode } from '#calculators/math/marking/chip-resistor-code.ts';
import { firstSeriesWith } from '#calculators/math/parts/e-series.ts';

/** Tolerance in % that parts marked so usually have; none follows from the others. */
const usualTolerances: Readonly<Partial<Record<ChipScheme, number>>> = { digits3: 5, digits4: 1, eia96: 1 };

interface Reading {
  scheme: ChipScheme;
  resistance: number;
}

/** What a code means in the asked system, or in each that it fits; zeros mean 0 Ω in all of them. */
function readings(text: string, asked: ChipScheme | 'auto'): Reading[] {
  const code = text.replaceAll(/\s/gu, '').toUpperCase();
  const schemes = asked === 'auto' ? chipSchemes : (['zeroOhm', asked] as const);
  const fitting = schemes.flatMap((scheme) => {
    const resistance = readChipCode(code, scheme);
    return resistance === null ? [] : [{ scheme, resistance }];
  });
  return fitting[0]?.scheme === 'zeroOhm' ? fitting.slice(0, 1) : fitting;
}

/** The codes of a resistance in every system. */
function codesOf(resistance: number) {
  const [short, long, eia96] = [digitCode(resistance, 3), digitCode(resistance, 4), eia96Code(resistance)];
  return {
    resistance,
    standardSeries: firstSeriesWith(resistance),
    code3: short?.code ?? null,
    code3Resistance: short?.resistance ?? null,
    code4: long?.code ?? null,
    code4Resistance: long?.resistance ?? null,
    codeEia96: eia96?.code ?? null,
    eia96Resistance: eia96?.resistance ?? null,
    eia96Error: eia96 && (eia96.resistance / resistance - 1) * 100,
  };
}

export const tool = defineTool({
  name: 'EIAResistorValue',
  modes: ['decode', 'encode'],
  inputs: {
    code: { kind: 'text', default: '103', maxLength: 40, modes: ['decode'] },
    scheme: { kind: 'choice', choices: ['auto', 'digits3', 'digits4', 'letter', 'eia96'], default: 'auto', modes: ['decode'] },
    resistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 10_000,
      min: 0,
      max: 1e13,
      symbol: 'R',
      modes: ['encode'],
    },
  },
  outputs: {
    resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'R' },
    scheme: { kind: 'code', codes: chipSchemes, modes: ['decode'] },
    tolerance: { kind: 'quantity', unit: '%', show: ['%'], symbol: '±', modes: ['decode'] },
    alternatives: {
      kind: 'table',
      columns: {
        scheme: { kind: 'code', codes: chipSchemes },
        resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'] },
      },
      modes: ['decode'],
    },
    standardSeries: { kind: 'text' },
    code3: { kind: 'text' },
    code3Resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'] },
    code4: { kind: 'text' },
    code4Resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'] },
    codeEia96: { kind: 'text' },
    eia96Resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'] },
    eia96Error: { kind: 'quantity', unit: '%', show: ['%'] },
  },
  main: { decode: 'resistance', encode: 'code4' },
  refusals: {
    CODE_INVALID: 'code',
  },
  warnings: ['AMBIGUOUS', 'NOT_STANDARD', 'MILLIOHM_M', 'UNDERLINE'],
  compute(given) {
    const isCode = given.mode === 'decode';
    const [reading, ...others] = isCode ? readings(given.code, given.scheme) : [];
    if (isCode && !reading) return refuse('CODE_INVALID');
    const codes = codesOf(reading?.resistance ?? given.resistance);
    const isLetter = reading?.scheme === 'letter';
    return {
      out: {
        ...codes,
        scheme: reading?.scheme ?? null,
        tolerance: (reading && usualTolerances[reading.scheme]) ?? null,
        alternatives: others.map(({ scheme, resistance }) => ({ scheme, resistance })),
      },
      warnings: [
        others.length > 0 && 'AMBIGUOUS',
        codes.resistance > 0 && codes.standardSeries === null && 'NOT_STANDARD',
        isLetter && /m/iu.test(given.code) && 'MILLIOHM_M',
        isCode && !/\D/u.test(given.code.replaceAll(/\s/gu, '')) && codes.resistance < 1000 && 'UNDERLINE',
      ],
    };
  },
  sources: [
    'IEC 60062:2016, Marking codes for resistors and capacitors, § A',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
