/** Two equal traces side by side between two planes: their impedances, or the width or spacing that gives a differential impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { hasOneDielectric, solveStripline, solveStriplinePair } from '#calculators/field-solver/stripline.ts';
import { pairResults } from '#calculators/field-solver/pair-results.ts';
import { pairFor } from '#calculators/field-solver/pair-synthesis.ts';
import { spacingRange, widerThan, widthRange } from '#calculators/field-solver/synthesis.ts';
import { ipcDifferential, ipcStripline } from '#calculators/math/lines/ipc-2141.ts';
import { pairOutputs, pairSpacing, pairWidth, targetDifferentialImpedance } from '#calculators/math/traces/pair-fields.ts';
import { isFinerThanCommonProcess, isOutsideVerifiedRange, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

export const tool = defineTool({
  name: 'EdgeCoupledStriplineImpedance',
  modes: ['impedance', 'width', 'spacing'],
  inputs: {
    targetDifferentialImpedance,
    traceWidth: { ...pairWidth, default: 1.2e-4 },
    traceSpacing: { ...pairSpacing, default: 1.5e-4 },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 1.8e-5, min: 0, symbol: 't' },
    heightBelow: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2e-4, above: 0, symbol: 'h1' },
    heightAbove: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2e-4, above: 0, symbol: 'h2' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4, min: 1, symbol: 'εr' },
    permittivityAbove: { kind: 'quantity', unit: '1', show: ['1'], default: null, min: 1, optional: true, symbol: 'εr2', advanced: true },
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
  },
  outputs: {
    ...pairOutputs,
    singleEndedImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    propagationDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft', 'ns/m'], symbol: 'τ' },
    planeSpacing: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 'b' },
    ipc2141DifferentialImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'] },
  },
  main: { impedance: 'differentialImpedance', width: 'requiredTraceWidth', spacing: 'requiredTraceSpacing' },
  refusals: {
    TARGET_UNREACHABLE: 'targetDifferentialImpedance',
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'NARROWER_THAN_COMMON_PROCESS', 'WEAK_COUPLING'],
  slow: true,
  compute(given) {
    const { mode, heightBelow, traceThickness, heightAbove } = given;
    const planeSpacing = heightBelow + traceThickness + heightAbove;
    if (mode !== 'width' && leavesNoTop(given.topWidthReduction, given.traceWidth)) return refuse('TOP_TOO_NARROW');
    const range = mode === 'width' ? widerThan(given.topWidthReduction, widthRange(planeSpacing)) : spacingRange(planeSpacing);
    const found = pairFor(given, range, solveStriplinePair);
    if (found === null) return refuse('TARGET_UNREACHABLE');

    const { line } = found;
    const { traceWidth, traceSpacing } = line;
    const results = pairResults(found);
    return {
      out: {
        ...results,
        singleEndedImpedance: solveStripline(line).impedance,
        propagationDelay: found.pair.odd.propagationDelay,
        planeSpacing,
        ipc2141DifferentialImpedance: hasOneDielectric(given)
          ? ipcDifferential('stripline', ipcStripline(line, planeSpacing), traceSpacing / planeSpacing)
          : null,
      },
      warnings: [
        isOutsideVerifiedRange(traceWidth, traceThickness, Math.min(heightBelow, heightAbove), traceSpacing) && 'OUTSIDE_VALIDATED_RANGE',
        isFinerThanCommonProcess(traceWidth, traceSpacing) && 'NARROWER_THAN_COMMON_PROCESS',
        results.couplingCoefficient < 0.02 && 'WEAK_COUPLING',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    'S. B. Cohn, Shielded coupled-strip transmission line, IRE Trans. MTT-3, 1955, doi:10.1109/TMTT.1955.1124973',
    'IPC-2141, Controlled impedance circuit boards, 1996',
    'National Semiconductor, Transmission line RAPIDESIGNER operation and applications guide, AN-905',
  ],
});
