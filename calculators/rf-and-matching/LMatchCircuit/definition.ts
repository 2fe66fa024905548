/** Every L network of two reactances that matches one impedance to another at a frequency, and the response of the chosen one. */
import { defineTool, refuse } from '#calculators/define.ts';
import { difference, loadOf, type MatchTask, networkResults, sourceOf } from '#calculators/math/radio/match-design.ts';
import { matchEnds, matchPartColumns, matchParts, responseOutputs } from '#calculators/math/radio/match-fields.ts';
import { admittanceOf, seriesPart, shuntPart } from '#calculators/math/radio/matching-network.ts';

interface Solution {
  topology: 'shuntAtLoad' | 'shuntAtSource';
  seriesReactance: number;
  shuntSusceptance: number;
  q: number;
}

const bothSigns = (size: number) => (size === 0 ? [0] : [size, -size]);

/** Root of a product that is negative for nothing but rounding; null where it is truly negative. */
function rootOf(factor: number, remainder: number): number | null {
  return remainder < 0 ? null : Math.sqrt(factor) * Math.sqrt(remainder);
}

/** Bowick, chapter 4: the resistance is turned on the side of the shunt part, the rest of the reactance is resonated away. */
function solutionsOf(given: MatchTask): Solution[] {
  const { sourceResistance: rs, sourceReactance: xs, loadResistance: rl, loadReactance: xl } = given;
  const [source, load] = [admittanceOf(sourceOf(given)), admittanceOf(loadOf(given))];
  const b = rootOf(load.re, difference(1 / rs, load.re));
  const x = rootOf(rl, difference(1 / source.re, rl));
  return [
    ...(b === null ? [] : bothSigns(b)).map((part): Solution => ({
      topology: 'shuntAtLoad',
      seriesReactance: difference((part * rs) / load.re, xs),
      shuntSusceptance: difference(part, load.im),
      q: Math.abs(part) / load.re,
    })),
    ...(x === null ? [] : bothSigns(x)).map((part): Solution => ({
      topology: 'shuntAtSource',
      seriesReactance: difference(part, xl),
      shuntSusceptance: difference((part * source.re) / rl, source.im),
      q: Math.abs(part) / rl,
    })),
  ];
}

const alike = 1e-9;

function isMatched({ sourceResistance, sourceReactance, loadResistance, loadReactance }: MatchTask): boolean {
  const limit = alike * Math.hypot(sourceResistance, sourceReactance);
  return Math.abs(sourceResistance - loadResistance) <= limit && Math.abs(loadReactance + sourceReactance) <= limit;
}

export const tool = defineTool({
  name: 'LMatchCircuit',
  modes: [],
  inputs: {
    ...matchEnds,
    solution: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, max: 4, integer: true },
    ...matchParts,
  },
  outputs: {
    solutionCount: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
    solutions: {
      kind: 'table',
      columns: {
        topology: { kind: 'code', codes: ['shuntAtLoad', 'shuntAtSource'] },
        seriesReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'X' },
        shuntSusceptance: { kind: 'quantity', unit: 'S', show: ['mS'], symbol: 'B' },
        seriesKind: { kind: 'code', codes: ['L', 'C', 'none'] },
        seriesValue: { kind: 'quantityBy', by: 'seriesKind', units: { L: 'H', C: 'F' } },
        shuntKind: { kind: 'code', codes: ['L', 'C', 'none'] },
        shuntValue: { kind: 'quantityBy', by: 'shuntKind', units: { L: 'H', C: 'F' } },
        q: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q' },
      },
    },
    components: {
      kind: 'table',
      columns: {
        ref: { kind: 'code', codes: ['series', 'shunt'] },
        ...matchPartColumns,
      },
    },
    q: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q' },
    ...responseOutputs,
  },
  main: 'q',
  refusals: {
    ALREADY_MATCHED: 'loadResistance',
    NO_SUCH_SOLUTION: 'solution',
  },
  warnings: ['HIGH_Q', 'TINY_PARTS', 'LOSSLESS_PARTS'],
  compute(given) {
    if (isMatched(given)) return refuse('ALREADY_MATCHED');
    const solutions = solutionsOf(given);
    const chosen = solutions[given.solution - 1];
    if (!chosen) return refuse('NO_SUCH_SOLUTION');

    const partsOf = ({ seriesReactance, shuntSusceptance }: Solution) =>
      [
        { ref: 'series', ...seriesPart(seriesReactance, given.frequency) },
        { ref: 'shunt', ...shuntPart(shuntSusceptance, given.frequency) },
      ] as const;
    const [series, shunt] = partsOf(chosen);
    const parts = chosen.topology === 'shuntAtLoad' ? [series, shunt] : [shunt, series];
    const isTiny = parts.some(({ kind, value }) => value !== null && value < (kind === 'C' ? 5e-13 : 5e-10));
    return {
      out: {
        solutionCount: solutions.length,
        solutions: solutions.map((solution) => {
          const [inSeries, across] = partsOf(solution);
          return {
            topology: solution.topology,
            seriesReactance: solution.seriesReactance,
            shuntSusceptance: solution.shuntSusceptance,
            seriesKind: inSeries.kind,
            seriesValue: inSeries.value,
            shuntKind: across.kind,
            shuntValue: across.value,
            q: solution.q,
          };
        }),
        q: chosen.q,
        bandwidthEstimate: chosen.q === 0 ? null : (2 * given.frequency) / chosen.q,
        ...networkResults(parts, given),
      },
      warnings: [chosen.q > 10 && 'HIGH_Q', isTiny && 'TINY_PARTS', given.inductorQ === null && 'LOSSLESS_PARTS'],
    };
  },
  sources: [
    'C. Bowick, RF Circuit Design, 2nd ed., 2007, § 4',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 5.1',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
