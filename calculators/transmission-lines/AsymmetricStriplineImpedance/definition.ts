/** Trace between two planes at unequal distances: impedance and line constants, or the width that gives an impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import type { Effort } from '#calculators/field-solver/effort.ts';
import { hasOneDielectric, solveStripline } from '#calculators/field-solver/stripline.ts';
import { widthFor } from '#calculators/field-solver/synthesis.ts';
import { ipcOffsetStripline } from '#calculators/math/lines/ipc-2141.ts';
import { isFinerThanCommonProcess, isOutsideVerifiedRange, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

export const tool = defineTool({
  name: 'AsymmetricStriplineImpedance',
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
    heightBelow: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2e-4, above: 0, symbol: 'h1' },
    heightAbove: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 5e-4, above: 0, symbol: 'h2' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4.3, min: 1, symbol: 'εr' },
    permittivityAbove: { kind: 'quantity', unit: '1', show: ['1'], default: null, min: 1, optional: true, symbol: 'εr2', advanced: true },
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
  },
  outputs: {
    requiredTraceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 'w', modes: ['width'] },
    impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    propagationDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft', 'ns/m'], symbol: 'τ' },
    capacitance: { kind: 'quantity', unit: 'F/m', show: ['pF/m', 'pF/cm', 'pF/in'], symbol: 'C′' },
    inductance: { kind: 'quantity', unit: 'H/m', show: ['nH/m', 'nH/cm', 'nH/in'], symbol: 'L′' },
    planeSpacing: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 'b' },
    ipc2141Impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'] },
  },
  main: { impedance: 'impedance', width: 'requiredTraceWidth' },
  refusals: {
    TARGET_UNREACHABLE: 'targetImpedance',
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'NARROWER_THAN_COMMON_PROCESS'],
  slow: true,
  compute(given) {
    const { traceThickness, heightBelow, heightAbove } = given;
    const planeSpacing = heightBelow + traceThickness + heightAbove;
    const [smaller, larger] = [Math.min(heightBelow, heightAbove), Math.max(heightBelow, heightAbove)];
    if (given.mode === 'impedance' && leavesNoTop(given.topWidthReduction, given.traceWidth)) return refuse('TOP_TOO_NARROW');
    const lineOf = (traceWidth: number, effort: Effort = 'full') => solveStripline({ ...given, traceWidth }, effort);
    const target = given.mode === 'width' ? given.targetImpedance : null;
    const traceWidth = widthFor(given, { target, reference: planeSpacing }, (width, effort) => lineOf(width, effort).impedance);
    if (traceWidth === null) return refuse('TARGET_UNREACHABLE');

    const line = lineOf(traceWidth);
    return {
      out: {
        requiredTraceWidth: traceWidth,
        impedance: line.impedance,
        propagationDelay: line.propagationDelay,
        capacitance: line.capacitance,
        inductance: line.inductance,
        planeSpacing,
        ipc2141Impedance: hasOneDielectric(given) ? ipcOffsetStripline({ ...given, traceWidth }, smaller, larger) : null,
      },
      warnings: [
        isOutsideVerifiedRange(traceWidth, traceThickness, smaller) && 'OUTSIDE_VALIDATED_RANGE',
        isFinerThanCommonProcess(traceWidth) && 'NARROWER_THAN_COMMON_PROCESS',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    'IPC-2141, Controlled impedance circuit boards, 1996',
  ],
});
