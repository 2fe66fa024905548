/** Backward crosstalk between two traces in the middle between two planes. */
import { defineTool, refuse } from '#calculators/define.ts';
import { pairImpedances } from '#calculators/field-solver/line.ts';
import { solveStriplinePair } from '#calculators/field-solver/stripline.ts';
import {
  backwardCoefficient,
  crosstalkDecibels,
  crosstalkExtremes,
  modeOver,
  ruleOfThumbCrosstalk,
} from '#calculators/math/lines/crosstalk.ts';
import { isOutsideVerifiedRange, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

export const tool = defineTool({
  name: 'StriplineReverseCrosstalk',
  modes: [],
  inputs: {
    traceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 1.5e-4, above: 0, symbol: 'w' },
    traceSpacing: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 1.5e-4, above: 0, symbol: 's' },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, min: 0, symbol: 't' },
    planeSpacing: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 5e-4, above: 0, symbol: 'b' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4.3, min: 1, symbol: 'εr' },
    permittivityAbove: { kind: 'quantity', unit: '1', show: ['1'], default: null, min: 1, optional: true, symbol: 'εr2', advanced: true },
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
    coupledLength: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'cm'], default: 0.1, above: 0, symbol: 'l' },
    riseTime: { kind: 'quantity', unit: 's', show: ['ns', 'ps'], default: 1e-9, above: 0, symbol: 'tr' },
    sourceVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 3.3, above: 0, symbol: 'V' },
  },
  outputs: {
    backwardCoefficient: { kind: 'quantity', unit: '1', show: ['%', '1'], symbol: 'Kb' },
    reverseCrosstalkVoltage: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], symbol: 'Vne' },
    reverseCrosstalk: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    pulseWidth: { kind: 'quantity', unit: 's', show: ['ns', 'ps'] },
    saturationLength: { kind: 'quantity', unit: 'm', show: ['mm', 'in'], symbol: 'lsat' },
    couplingCoefficient: { kind: 'quantity', unit: '1', show: ['1', 'dB'], symbol: 'k' },
    oddModeImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zodd' },
    evenModeImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zeven' },
    propagationDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft', 'ns/m'], symbol: 'τ' },
    ruleOfThumbCrosstalk: { kind: 'quantity', unit: 'dB', show: ['dB'] },
  },
  main: 'reverseCrosstalkVoltage',
  refusals: {
    TRACE_FILLS_GAP: 'traceThickness',
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'SHORTER_THAN_SATURATION', 'LARGE_NOISE'],
  slow: true,
  compute(given) {
    const { traceThickness, planeSpacing, coupledLength, riseTime, sourceVoltage } = given;
    if (traceThickness >= planeSpacing) return refuse('TRACE_FILLS_GAP');
    if (leavesNoTop(given.topWidthReduction, given.traceWidth)) return refuse('TOP_TOO_NARROW');
    const height = (planeSpacing - traceThickness) / 2;
    const { even, odd } = solveStriplinePair({ ...given, heightBelow: height, heightAbove: height }, given.traceSpacing);
    // In two dielectrics the modes differ by a few per cent.
    const propagationDelay = (even.propagationDelay + odd.propagationDelay) / 2;
    const delay = coupledLength * propagationDelay;
    const edge = { voltage: sourceVoltage, riseTime };
    const { near } = crosstalkExtremes(modeOver(coupledLength, even), modeOver(coupledLength, odd), edge);
    const saturationLength = riseTime / (2 * propagationDelay);
    return {
      out: {
        backwardCoefficient: backwardCoefficient(even.impedance, odd.impedance),
        reverseCrosstalkVoltage: near,
        reverseCrosstalk: crosstalkDecibels(near / sourceVoltage),
        pulseWidth: 2 * delay + riseTime,
        saturationLength,
        couplingCoefficient: pairImpedances({ even, odd }).couplingCoefficient,
        oddModeImpedance: odd.impedance,
        evenModeImpedance: even.impedance,
        propagationDelay,
        ruleOfThumbCrosstalk: ruleOfThumbCrosstalk(given.traceSpacing / (height / 2), (2 * delay) / riseTime),
      },
      warnings: [
        isOutsideVerifiedRange(given.traceWidth, traceThickness, height, given.traceSpacing) && 'OUTSIDE_VALIDATED_RANGE',
        coupledLength < saturationLength && 'SHORTER_THAN_SATURATION',
        near > 0.1 * sourceVoltage && 'LARGE_NOISE',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    'S. B. Cohn, Shielded coupled-strip transmission line, IRE Trans. MTT-3, 1955, doi:10.1109/TMTT.1955.1124973',
    'H. Johnson, M. Graham, High-Speed Digital Design, Prentice Hall, 1993, § 5',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 7.6',
  ],
});
