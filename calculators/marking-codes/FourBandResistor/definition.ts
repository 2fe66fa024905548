/** Resistors with four bands (two digits, multiplier, tolerance) or three: their value, or the colours of a value. */
import { defineTool, refuse } from '#calculators/define.ts';
import { digitBand, multiplierBand, optionalToleranceBand } from '#calculators/math/marking/band-inputs.ts';
import { decodeResistor, encodeResistor } from '#calculators/math/marking/resistor-code.ts';

export const tool = defineTool({
  name: 'FourBandResistor',
  modes: ['decode', 'encode'],
  inputs: {
    band1: { ...digitBand, default: 'yellow', modes: ['decode'] },
    band2: { ...digitBand, default: 'violet', modes: ['decode'] },
    band3: { ...multiplierBand, default: 'red', modes: ['decode'] },
    band4: { ...optionalToleranceBand, default: 'gold', modes: ['decode'] },
    resistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 4700,
      min: 0,
      max: 999e9,
      symbol: 'R',
      modes: ['encode'],
    },
    tolerance: {
      kind: 'choice',
      choices: [20, 10, 5, 2, 1, 0.5, 0.25, 0.1, 0.05, 0.02, 0.01],
      default: 5,
      unit: '%',
      symbol: '±',
      modes: ['encode'],
    },
  },
  outputs: {
    resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'R' },
    tolerance: { kind: 'quantity', unit: '%', show: ['%'], symbol: '±' },
    resistanceMinimum: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'] },
    resistanceMaximum: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'] },
    letterCode: { kind: 'text' },
    standardSeries: { kind: 'text' },
    nearestStandard: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'] },
    bands: { kind: 'colours', modes: ['encode'] },
    encodedResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], modes: ['encode'] },
    encodingError: { kind: 'quantity', unit: '%', show: ['%'], modes: ['encode'] },
    reversedReading: {
      kind: 'record',
      fields: {
        resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'] },
        tolerance: { kind: 'quantity', unit: '%', show: ['%'] },
      },
      modes: ['decode'],
    },
  },
  main: { decode: 'resistance', encode: 'bands' },
  refusals: {
    NOT_ENCODABLE: 'resistance',
  },
  warnings: ['LEADING_BLACK', 'NOT_STANDARD', 'GREY_TOLERANCE', 'VALUE_ROUNDED'],
  compute(given) {
    if (given.mode === 'decode') return decodeResistor([given.band1, given.band2, given.band3, given.band4], 2);
    return encodeResistor(given, 2) ?? refuse('NOT_ENCODABLE');
  },
  sources: [
    'IEC 60062:2016+AMD1:2019, Marking codes for resistors and capacitors, § 3',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
