/** Crosstalk between two traces over a plane: the largest noise at both ends of the victim. */
import { defineTool, refuse } from '#calculators/define.ts';
import { solveMicrostripPair } from '#calculators/field-solver/microstrip.ts';
import { foot } from '#calculators/math/constants.ts';
import {
  backwardCoefficient,
  crosstalkDecibels,
  crosstalkExtremes,
  modeOver,
  ruleOfThumbCrosstalk,
} from '#calculators/math/lines/crosstalk.ts';
import { isOutsideVerifiedRange, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

/** Delay of a usual microstrip in s/m, as the rule of thumb counts it: 1.017 ns/ft in air. */
const typicalDelay = (relativePermittivity: number) => (1.017e-9 / foot) * Math.sqrt(0.475 * relativePermittivity + 0.67);

const shareOf = (larger: number, smaller: number) => (larger - smaller) / (larger + smaller);

export const tool = defineTool({
  name: 'MicrostripLineCrosstalk',
  modes: [],
  inputs: {
    traceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2e-4, above: 0, symbol: 'w' },
    traceSpacing: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2e-4, above: 0, symbol: 's' },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, min: 0, symbol: 't' },
    dielectricHeight: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2e-4, above: 0, symbol: 'h' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4.3, min: 1, symbol: 'εr' },
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
    maskThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'tc', advanced: true },
    maskPermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 3.8, min: 1, symbol: 'εc', advanced: true },
    coupledLength: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'cm'], default: 0.1, above: 0, symbol: 'l' },
    riseTime: { kind: 'quantity', unit: 's', show: ['ns', 'ps'], default: 1e-9, above: 0, symbol: 'tr' },
    sourceVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 3.3, above: 0, symbol: 'V' },
  },
  outputs: {
    nearEndCoefficient: { kind: 'quantity', unit: '1', show: ['%', '1'], symbol: 'Kb' },
    nearEndVoltage: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], symbol: 'Vne' },
    nearEndCrosstalk: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    farEndVoltage: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], symbol: 'Vfe' },
    farEndCrosstalk: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    saturationLength: { kind: 'quantity', unit: 'm', show: ['mm', 'in'], symbol: 'lsat' },
    inductiveCoupling: { kind: 'quantity', unit: '1', show: ['%', '1'], symbol: 'KL' },
    capacitiveCoupling: { kind: 'quantity', unit: '1', show: ['%', '1'], symbol: 'KC' },
    oddModeImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zodd' },
    evenModeImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zeven' },
    ruleOfThumbCrosstalk: { kind: 'quantity', unit: 'dB', show: ['dB'] },
  },
  main: 'nearEndVoltage',
  refusals: {
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'FAR_END_SATURATED', 'STRONG_COUPLING', 'LARGE_NOISE'],
  slow: true,
  compute(given) {
    const { coupledLength, riseTime, sourceVoltage } = given;
    if (leavesNoTop(given.topWidthReduction, given.traceWidth)) return refuse('TOP_TOO_NARROW');
    const { even, odd } = solveMicrostripPair(given, given.traceSpacing);
    const { near, far } = crosstalkExtremes(modeOver(coupledLength, even), modeOver(coupledLength, odd), {
      voltage: sourceVoltage,
      riseTime,
    });
    const nearEndCoefficient = backwardCoefficient(even.impedance, odd.impedance);
    return {
      out: {
        nearEndCoefficient,
        nearEndVoltage: near,
        nearEndCrosstalk: crosstalkDecibels(near / sourceVoltage),
        farEndVoltage: far,
        farEndCrosstalk: crosstalkDecibels(far / sourceVoltage),
        saturationLength: riseTime / (even.propagationDelay + odd.propagationDelay),
        inductiveCoupling: shareOf(even.inductance, odd.inductance),
        capacitiveCoupling: shareOf(odd.capacitance, even.capacitance),
        oddModeImpedance: odd.impedance,
        evenModeImpedance: even.impedance,
        ruleOfThumbCrosstalk: ruleOfThumbCrosstalk(
          given.traceSpacing / given.dielectricHeight,
          (2 * coupledLength * typicalDelay(given.relativePermittivity)) / riseTime,
        ),
      },
      warnings: [
        isOutsideVerifiedRange(given.traceWidth, given.traceThickness, given.dielectricHeight, given.traceSpacing) &&
          'OUTSIDE_VALIDATED_RANGE',
        coupledLength * (even.propagationDelay - odd.propagationDelay) > riseTime && 'FAR_END_SATURATED',
        nearEndCoefficient > 0.25 && 'STRONG_COUPLING',
        Math.max(Math.abs(near), Math.abs(far)) > 0.1 * sourceVoltage && 'LARGE_NOISE',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    'H. Johnson, M. Graham, High-Speed Digital Design, Prentice Hall, 1993, § 5',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 7.6',
  ],
});
