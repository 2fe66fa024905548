/** Trace over a plane, buried in its dielectric: impedance and line constants, or the width that gives an impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import type { Effort } from '#calculators/field-solver/effort.ts';
import { solveEmbeddedMicrostrip, solveMicrostrip } from '#calculators/field-solver/microstrip.ts';
import { widthFor } from '#calculators/field-solver/synthesis.ts';
import { isFinerThanCommonProcess, isOutsideVerifiedRange, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

export const tool = defineTool({
  name: 'EmbeddedMicrostripImpedance',
  modes: ['impedance', 'width'],
  inputs: {
    targetImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 50, above: 0, symbol: 'Z0', modes: ['width'] },
    traceWidth: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'mil', 'µm', 'in'],
      default: 2e-4,
      above: 0,
      symbol: 'w',
      modes: ['impedance'],
    },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, min: 0, symbol: 't' },
    dielectricHeight: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2e-4, above: 0, symbol: 'h' },
    coverThickness: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 1e-4, min: 0, symbol: 'c' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4.3, min: 1, symbol: 'εr' },
    permittivityAbove: { kind: 'quantity', unit: '1', show: ['1'], default: null, min: 1, optional: true, symbol: 'εr2', advanced: true },
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
  },
  outputs: {
    requiredTraceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 'w', modes: ['width'] },
    impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    effectivePermittivity: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'εeff' },
    propagationDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft', 'ns/m'], symbol: 'τ' },
    capacitance: { kind: 'quantity', unit: 'F/m', show: ['pF/m', 'pF/cm', 'pF/in'], symbol: 'C′' },
    inductance: { kind: 'quantity', unit: 'H/m', show: ['nH/m', 'nH/cm', 'nH/in'], symbol: 'L′' },
    uncoveredImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'] },
    deeplyBuriedImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'] },
  },
  main: { impedance: 'impedance', width: 'requiredTraceWidth' },
  refusals: {
    COVER_REQUIRED: 'coverThickness',
    TARGET_UNREACHABLE: 'targetImpedance',
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'NARROWER_THAN_COMMON_PROCESS'],
  slow: true,
  compute(given) {
    const { traceThickness, dielectricHeight, coverThickness } = given;
    if (coverThickness === 0 && traceThickness === 0) return refuse('COVER_REQUIRED');
    if (given.mode === 'impedance' && leavesNoTop(given.topWidthReduction, given.traceWidth)) return refuse('TOP_TOO_NARROW');
    const lineOf = (traceWidth: number, effort: Effort = 'full') =>
      solveEmbeddedMicrostrip({ ...given, traceWidth }, coverThickness, effort);
    const target = given.mode === 'width' ? given.targetImpedance : null;
    const traceWidth = widthFor(given, { target, reference: dielectricHeight }, (width, effort) => lineOf(width, effort).impedance);
    if (traceWidth === null) return refuse('TARGET_UNREACHABLE');

    const line = lineOf(traceWidth);
    return {
      out: {
        requiredTraceWidth: traceWidth,
        impedance: line.impedance,
        effectivePermittivity: line.effectivePermittivity,
        propagationDelay: line.propagationDelay,
        capacitance: line.capacitance,
        inductance: line.inductance,
        uncoveredImpedance: solveMicrostrip({ ...given, traceWidth }).impedance,
        deeplyBuriedImpedance: solveEmbeddedMicrostrip({ ...given, traceWidth }, Infinity).impedance,
      },
      warnings: [
        isOutsideVerifiedRange(traceWidth, traceThickness, dielectricHeight) && 'OUTSIDE_VALIDATED_RANGE',
        isFinerThanCommonProcess(traceWidth) && 'NARROWER_THAN_COMMON_PROCESS',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    'IPC-2141A, Design guide for high-speed controlled impedance circuit boards, 2004',
  ],
});
