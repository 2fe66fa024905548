/** Two equal traces between two grounds, with or without a plane under them: impedances and delays, or the width or spacing for an impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { solveCoplanar, solveCoplanarPair } from '#calculators/field-solver/coplanar.ts';
import { modeResults, pairResults } from '#calculators/field-solver/pair-results.ts';
import { pairFor } from '#calculators/field-solver/pair-synthesis.ts';
import { widerThan } from '#calculators/field-solver/synthesis.ts';
import { modeOutputs, pairOutputs, pairSpacing, pairWidth, targetDifferentialImpedance } from '#calculators/math/traces/pair-fields.ts';
import { isFinerThanCommonProcess, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

const length = { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], above: 0 } as const;
const ohms = { kind: 'quantity', unit: 'Ω', show: ['Ω'] } as const;
const ratio = { kind: 'quantity', unit: '1', show: ['1'] } as const;

type Dimension = 'traceWidth' | 'traceSpacing' | 'groundGap' | 'groundWidth' | 'traceThickness' | 'dielectricHeight';

/** Proportions in which the field solution was compared with finite elements; m. */
function isOutsideCompared({ dielectricHeight, traceThickness, ...across }: Record<Dimension, number>): boolean {
  const [width, spacing, gap] = [across.traceWidth, across.traceSpacing, across.groundGap].map((size) => size / dielectricHeight);
  const isFar = [spacing, gap].some((size = 0) => size < 0.04 || size > 10);
  return (
    (width ?? 0) < 0.05 || (width ?? 0) > 20 || isFar || traceThickness > across.traceWidth || across.groundWidth < 2 * across.groundGap
  );
}

export const tool = defineTool({
  name: 'DifferentialCoplanarWaveguide',
  modes: ['impedance', 'width', 'spacing'],
  inputs: {
    targetDifferentialImpedance,
    structure: { kind: 'choice', choices: ['grounded', 'open'], default: 'grounded' },
    traceWidth: { ...pairWidth, default: 2e-4 },
    traceSpacing: { ...pairSpacing, default: 1.8e-4 },
    groundGap: { ...length, default: 2e-4, symbol: 'a' },
    groundWidth: { ...length, default: 5e-3, symbol: 'g' },
    traceThickness: { ...length, show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, symbol: 't' },
    dielectricHeight: { ...length, default: 2e-4, symbol: 'h' },
    relativePermittivity: { ...ratio, default: 4.3, min: 1, symbol: 'εr' },
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
    maskThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'tc', advanced: true },
    maskPermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 3.8, min: 1, symbol: 'εc', advanced: true },
  },
  outputs: {
    ...pairOutputs,
    ...modeOutputs,
    singleEndedImpedance: { ...ohms, symbol: 'Z0' },
  },
  main: { impedance: 'differentialImpedance', width: 'requiredTraceWidth', spacing: 'requiredTraceSpacing' },
  refusals: { TARGET_UNREACHABLE: 'targetDifferentialImpedance', TOP_TOO_NARROW: 'topWidthReduction' },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'NARROWER_THAN_COMMON_PROCESS', 'WEAK_COUPLING', 'SOLDER_MASK'],
  slow: true,
  compute(given) {
    const { mode, dielectricHeight } = given;
    if (leavesNoTop(given.topWidthReduction, given.groundWidth, mode === 'width' ? Infinity : given.traceWidth))
      return refuse('TOP_TOO_NARROW');
    const base = { ...given, hasPlane: given.structure === 'grounded' };
    const range = widerThan(mode === 'width' ? given.topWidthReduction : 0, { low: 0.02 * dielectricHeight, high: 30 * dielectricHeight });
    const found = pairFor(base, range, solveCoplanarPair);
    if (found === null) return refuse('TARGET_UNREACHABLE');

    const { line } = found;
    const results = pairResults(found);
    return {
      out: {
        ...results,
        ...modeResults(found.pair),
        singleEndedImpedance: solveCoplanar(line).impedance,
      },
      warnings: [
        isOutsideCompared(line) && 'OUTSIDE_VALIDATED_RANGE',
        isFinerThanCommonProcess(line.traceWidth, line.traceSpacing, given.groundGap) && 'NARROWER_THAN_COMMON_PROCESS',
        results.couplingCoefficient < 0.02 && 'WEAK_COUPLING',
        given.maskThickness === 0 && 'SOLDER_MASK',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    'R. N. Simons, Coplanar Waveguide Circuits, Components, and Systems, Wiley, 2001, § 7, doi:10.1002/0471224758',
  ],
});
