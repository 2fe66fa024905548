/** Two equal traces side by side over a plane: their impedances and delays, or the width or spacing that gives a differential impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { solveMicrostrip, solveMicrostripPair } from '#calculators/field-solver/microstrip.ts';
import { modeResults, pairResults } from '#calculators/field-solver/pair-results.ts';
import { pairFor } from '#calculators/field-solver/pair-synthesis.ts';
import { spacingRange, widerThan, widthRange } from '#calculators/field-solver/synthesis.ts';
import { ipcDifferential, ipcMicrostrip } from '#calculators/math/lines/ipc-2141.ts';
import { modeOutputs, pairOutputs, pairSpacing, pairWidth, targetDifferentialImpedance } from '#calculators/math/traces/pair-fields.ts';
import { isFinerThanCommonProcess, isOutsideVerifiedRange, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

export const tool = defineTool({
  name: 'EdgeCoupledMicrostripImpedance',
  modes: ['impedance', 'width', 'spacing'],
  inputs: {
    targetDifferentialImpedance,
    traceWidth: { ...pairWidth, default: 2e-4 },
    traceSpacing: { ...pairSpacing, default: 2e-4 },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, min: 0, symbol: 't' },
    dielectricHeight: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2e-4, above: 0, symbol: 'h' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4.3, min: 1, symbol: 'εr' },
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
    maskThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'tc', advanced: true },
    maskPermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 3.8, min: 1, symbol: 'εc', advanced: true },
  },
  outputs: {
    ...pairOutputs,
    ...modeOutputs,
    singleEndedImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    ipc2141DifferentialImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'] },
  },
  main: { impedance: 'differentialImpedance', width: 'requiredTraceWidth', spacing: 'requiredTraceSpacing' },
  refusals: {
    TARGET_UNREACHABLE: 'targetDifferentialImpedance',
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'NARROWER_THAN_COMMON_PROCESS', 'WEAK_COUPLING', 'SOLDER_MASK'],
  slow: true,
  compute(given) {
    const { mode, dielectricHeight } = given;
    if (mode !== 'width' && leavesNoTop(given.topWidthReduction, given.traceWidth)) return refuse('TOP_TOO_NARROW');
    const range = mode === 'width' ? widerThan(given.topWidthReduction, widthRange(dielectricHeight)) : spacingRange(dielectricHeight);
    const found = pairFor(given, range, solveMicrostripPair);
    if (found === null) return refuse('TARGET_UNREACHABLE');

    const { line } = found;
    const { traceWidth, traceSpacing } = line;
    const results = pairResults(found);
    return {
      out: {
        ...results,
        ...modeResults(found.pair),
        singleEndedImpedance: solveMicrostrip(line).impedance,
        ipc2141DifferentialImpedance: ipcDifferential('microstrip', ipcMicrostrip(line, dielectricHeight), traceSpacing / dielectricHeight),
      },
      warnings: [
        isOutsideVerifiedRange(traceWidth, given.traceThickness, dielectricHeight, traceSpacing) && 'OUTSIDE_VALIDATED_RANGE',
        isFinerThanCommonProcess(traceWidth, traceSpacing) && 'NARROWER_THAN_COMMON_PROCESS',
        results.couplingCoefficient < 0.02 && 'WEAK_COUPLING',
        given.maskThickness === 0 && 'SOLDER_MASK',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    'M. Kirschning, R. H. Jansen, Accurate wide-range design equations for the frequency-dependent characteristic of parallel coupled microstrip lines, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132616',
    'IPC-2141, Controlled impedance circuit boards, 1996',
    'National Semiconductor, Transmission line RAPIDESIGNER operation and applications guide, AN-905',
  ],
});
