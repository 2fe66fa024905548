/** Resistors with six bands (three digits, multiplier, tolerance, temperature coefficient): their value and its drift, or the colours of a value. */
import { defineTool, refuse } from '#calculators/define.ts';
import { digitBand, multiplierBand, temperatureBand, toleranceBand } from '#calculators/math/marking/band-inputs.ts';
import { decodeResistor, encodeResistor } from '#calculators/math/marking/resistor-code.ts';
import { encodedResistance, markedTolerance, ohms, percent, resistorOutputs } from '#calculators/math/marking/resistor-fields.ts';

export const tool = defineTool({
  name: 'SixBandResistor',
  modes: ['decode', 'encode'],
  inputs: {
    band1: { ...digitBand, default: 'brown', modes: ['decode'] },
    band2: { ...digitBand, default: 'black', modes: ['decode'] },
    band3: { ...digitBand, default: 'black', modes: ['decode'] },
    band4: { ...multiplierBand, default: 'brown', modes: ['decode'] },
    band5: { ...toleranceBand, default: 'brown', modes: ['decode'] },
    band6: { ...temperatureBand, default: 'brown', modes: ['decode'] },
    resistance: { ...encodedResistance, default: 1000 },
    tolerance: markedTolerance,
    temperatureCoefficient: {
      kind: 'choice',
      choices: [250, 100, 50, 25, 20, 15, 10, 5, 1],
      default: 100,
      unit: 'ppm/K',
      symbol: 'α',
      modes: ['encode'],
    },
    temperatureRise: { kind: 'quantity', unit: 'K', show: ['K'], default: 50, min: 0, max: 1000, symbol: 'ΔT' },
  },
  outputs: {
    ...resistorOutputs,
    reversedReading: {
      ...resistorOutputs.reversedReading,
      fields: { ...resistorOutputs.reversedReading.fields, temperatureCoefficient: { kind: 'quantity', unit: 'ppm/K', show: ['ppm/K'] } },
    },
    temperatureCoefficient: { kind: 'quantity', unit: 'ppm/K', show: ['ppm/K'], symbol: 'α' },
    driftPercent: percent,
    driftMinimum: ohms,
    driftMaximum: ohms,
  },
  main: { decode: 'resistance', encode: 'bands' },
  refusals: {
    NOT_ENCODABLE: 'resistance',
  },
  warnings: ['LEADING_BLACK', 'NOT_STANDARD', 'GREY_TOLERANCE', 'VALUE_ROUNDED'],
  compute(given) {
    const { band1, band2, band3, band4, band5, band6 } = given;
    const answer = given.mode === 'decode' ? decodeResistor([band1, band2, band3, band4, band5, band6], 3) : encodeResistor(given, 3);
    if (!answer) return refuse('NOT_ENCODABLE');
    const { temperatureCoefficient, resistanceMinimum, resistanceMaximum } = answer.out;
    const drift = (temperatureCoefficient ?? 0) * 1e-6 * given.temperatureRise;
    const out = {
      ...answer.out,
      driftPercent: drift * 100,
      driftMinimum: resistanceMinimum * (1 - drift),
      driftMaximum: resistanceMaximum * (1 + drift),
    };
    return { out, warnings: answer.warnings };
  },
  sources: [
    'IEC 60062:2016+AMD1:2019, Marking codes for resistors and capacitors, § 3',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
