/** Resistors with four bands (two digits, multiplier, tolerance) or three: their value, or the colours of a value. */
import { defineTool, refuse } from '#calculators/define.ts';
import { digitBand, multiplierBand, optionalToleranceBand } from '#calculators/math/marking/band-inputs.ts';
import { decodeResistor, encodeResistor } from '#calculators/math/marking/resistor-code.ts';
import { encodedResistance, optionalTolerance, resistorOutputs } from '#calculators/math/marking/resistor-fields.ts';

export const tool = defineTool({
  name: 'FourBandResistor',
  modes: ['decode', 'encode'],
  inputs: {
    band1: { ...digitBand, default: 'yellow', modes: ['decode'] },
    band2: { ...digitBand, default: 'violet', modes: ['decode'] },
    band3: { ...multiplierBand, default: 'red', modes: ['decode'] },
    band4: { ...optionalToleranceBand, default: 'gold', modes: ['decode'] },
    resistance: { ...encodedResistance, default: 4700 },
    tolerance: optionalTolerance,
  },
  outputs: resistorOutputs,
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
