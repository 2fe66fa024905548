/** Trace in the middle between two planes: impedance and line constants, or the width that gives an impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import type { Effort } from '#calculators/field-solver/effort.ts';
import { hasOneDielectric, solveStripline } from '#calculators/field-solver/stripline.ts';
import { widthFor } from '#calculators/field-solver/synthesis.ts';
import { vacuumImpedance } from '#calculators/math/constants.ts';
import { ellipticRatio } from '#calculators/math/numeric/elliptic.ts';
import { ipcStripline } from '#calculators/math/lines/ipc-2141.ts';
import { isFinerThanCommonProcess, isOutsideVerifiedRange, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

/** Impedance of an infinitely thin trace in Ω from its width in plane spacings, exact (Cohn 1954). */
function thinImpedance(widthRatio: number, relativePermittivity: number): number {
  const argument = (Math.PI / 2) * widthRatio;
  // Beyond this the elliptic integrals have gone over into two plates with their edges.
  const ratio = argument > 15 ? 1 / (widthRatio + (2 * Math.LN2) / Math.PI) : ellipticRatio(Math.tanh(argument), 1 / Math.cosh(argument));
  return (vacuumImpedance / (4 * Math.sqrt(relativePermittivity))) * ratio;
}

export const tool = defineTool({
  name: 'StriplineImpedance',
  modes: ['impedance', 'width'],
  inputs: {
    targetImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 50, above: 0, symbol: 'Z0', modes: ['width'] },
    traceWidth: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'mil', 'µm', 'in'],
      default: 3e-4,
      above: 0,
      symbol: 'w',
      modes: ['impedance'],
    },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, min: 0, symbol: 't' },
    planeSpacing: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 8e-4, above: 0, symbol: 'b' },
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
    zeroThicknessImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'] },
    ipc2141Impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'] },
  },
  main: { impedance: 'impedance', width: 'requiredTraceWidth' },
  refusals: {
    TRACE_FILLS_GAP: 'traceThickness',
    TARGET_UNREACHABLE: 'targetImpedance',
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'NARROWER_THAN_COMMON_PROCESS'],
  slow: true,
  compute(given) {
    const { traceThickness, planeSpacing, relativePermittivity } = given;
    if (traceThickness >= planeSpacing) return refuse('TRACE_FILLS_GAP');
    const height = (planeSpacing - traceThickness) / 2;
    if (given.mode === 'impedance' && leavesNoTop(given.topWidthReduction, given.traceWidth)) return refuse('TOP_TOO_NARROW');
    const lineOf = (traceWidth: number, effort: Effort = 'full') =>
      solveStripline({ ...given, traceWidth, heightBelow: height, heightAbove: height }, effort);
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
        // A thin trace in the middle has half of its field in each dielectric.
        zeroThicknessImpedance: thinImpedance(
          traceWidth / planeSpacing,
          (relativePermittivity + (given.permittivityAbove ?? relativePermittivity)) / 2,
        ),
        ipc2141Impedance: hasOneDielectric(given) ? ipcStripline({ ...given, traceWidth }, planeSpacing) : null,
      },
      warnings: [
        isOutsideVerifiedRange(traceWidth, traceThickness, height) && 'OUTSIDE_VALIDATED_RANGE',
        isFinerThanCommonProcess(traceWidth) && 'NARROWER_THAN_COMMON_PROCESS',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    'S. B. Cohn, Characteristic impedance of the shielded-strip transmission line, IRE Trans. MTT-2, 1954, doi:10.1109/TMTT.1954.1124875',
    'H. A. Wheeler, Transmission-line properties of a stripline between parallel planes, IEEE Trans. MTT-26, 1978, doi:10.1109/TMTT.1978.1129505',
    'IPC-2141, Controlled impedance circuit boards, 1996',
  ],
});
