/** Precision resistors with five bands (three digits, multiplier, tolerance): their value, or the colours of a value. */
import { defineTool, refuse } from '#calculators/define.ts';
import { digitBand, multiplierBand, toleranceBand } from '#calculators/math/marking/band-inputs.ts';
import { decodeResistor, encodeResistor } from '#calculators/math/marking/resistor-code.ts';
import { encodedResistance, markedTolerance, resistorOutputs } from '#calculators/math/marking/resistor-fields.ts';

export const tool = defineTool({
  name: 'FiveBandResistor',
  modes: ['decode', 'encode'],
  inputs: {
    band1: { ...digitBand, default: 'brown', modes: ['decode'] },
    band2: { ...digitBand, default: 'black', modes: ['decode'] },
    band3: { ...digitBand, default: 'black', modes: ['decode'] },
    band4: { ...multiplierBand, default: 'brown', modes: ['decode'] },
    band5: { ...toleranceBand, default: 'brown', modes: ['decode'] },
    resistance: { ...encodedResistance, default: 1000 },
    tolerance: markedTolerance,
  },
  outputs: resistorOutputs,
  main: { decode: 'resistance', encode: 'bands' },
  refusals: {
    NOT_ENCODABLE: 'resistance',
  },
  warnings: ['LEADING_BLACK', 'NOT_STANDARD', 'GREY_TOLERANCE', 'VALUE_ROUNDED'],
  compute(given) {
    if (given.mode === 'decode') return decodeResistor([given.band1, given.band2, given.band3, given.band4, given.band5], 3);
    return encodeResistor(given, 3) ?? refuse('NOT_ENCODABLE');
  },
  sources: [
    'IEC 60062:2016+AMD1:2019, Marking codes for resistors and capacitors, § 3',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
