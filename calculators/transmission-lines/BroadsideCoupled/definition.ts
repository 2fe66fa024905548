/** Two equal traces one above the other between two planes: their impedances, or the width that gives a differential impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import type { Effort } from '#calculators/field-solver/effort.ts';
import { pairImpedances } from '#calculators/field-solver/line.ts';
import { solveBroadsidePair } from '#calculators/field-solver/stripline.ts';
import { widthFor } from '#calculators/field-solver/synthesis.ts';
import { isFinerThanCommonProcess, isOutsideVerifiedRange, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

export const tool = defineTool({
  name: 'BroadsideCoupled',
  modes: ['impedance', 'width'],
  inputs: {
    targetDifferentialImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 100, above: 0, symbol: 'Zdiff', modes: ['width'] },
    traceWidth: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'mil', 'µm', 'in'],
      default: 1.5e-4,
      above: 0,
      symbol: 'w',
      modes: ['impedance'],
    },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, min: 0, symbol: 't' },
    traceGap: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2e-4, above: 0, symbol: 's' },
    heightToPlane: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2.5e-4, above: 0, symbol: 'h' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4.2, min: 1, symbol: 'εr' },
    permittivityBetween: { kind: 'quantity', unit: '1', show: ['1'], default: null, min: 1, optional: true, symbol: 'εr2', advanced: true },
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
  },
  outputs: {
    requiredTraceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 'w', modes: ['width'] },
    differentialImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zdiff' },
    oddModeImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zodd' },
    evenModeImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zeven' },
    commonModeImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zcom' },
    couplingCoefficient: { kind: 'quantity', unit: '1', show: ['1', 'dB'], symbol: 'k' },
    propagationDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft', 'ns/m'], symbol: 'τ' },
    planeSpacing: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 'b' },
  },
  main: { impedance: 'differentialImpedance', width: 'requiredTraceWidth' },
  refusals: {
    TARGET_UNREACHABLE: 'targetDifferentialImpedance',
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'NARROWER_THAN_COMMON_PROCESS', 'MISREGISTRATION'],
  slow: true,
  compute(given) {
    const { traceThickness, traceGap, heightToPlane } = given;
    const planeSpacing = 2 * heightToPlane + 2 * traceThickness + traceGap;
    if (given.mode === 'impedance' && leavesNoTop(given.topWidthReduction, given.traceWidth)) return refuse('TOP_TOO_NARROW');
    const pairOf = (traceWidth: number, effort: Effort = 'full') => solveBroadsidePair({ ...given, traceWidth }, effort);
    const target = given.mode === 'width' ? given.targetDifferentialImpedance : null;
    const traceWidth = widthFor(given, { target, reference: planeSpacing }, (width, effort) => 2 * pairOf(width, effort).odd.impedance);
    if (traceWidth === null) return refuse('TARGET_UNREACHABLE');

    const pair = pairOf(traceWidth);
    return {
      out: {
        requiredTraceWidth: traceWidth,
        ...pairImpedances(pair),
        oddModeImpedance: pair.odd.impedance,
        evenModeImpedance: pair.even.impedance,
        propagationDelay: pair.odd.propagationDelay,
        planeSpacing,
      },
      warnings: [
        isOutsideVerifiedRange(traceWidth, traceThickness, Math.min(heightToPlane, traceGap)) && 'OUTSIDE_VALIDATED_RANGE',
        isFinerThanCommonProcess(traceWidth) && 'NARROWER_THAN_COMMON_PROCESS',
        traceGap < traceWidth && 'MISREGISTRATION',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 7.6',
  ],
});
