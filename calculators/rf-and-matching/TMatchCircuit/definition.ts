/** T network of three reactances between two impedances, for a chosen Q or bandwidth, and its response. */
import { defineTool, refuse } from '#calculators/define.ts';
import { difference } from '#calculators/math/radio/match-design.ts';
import { seriesPart, shuntPart } from '#calculators/math/radio/matching-network.ts';
import { matchPartColumns } from '#calculators/math/radio/match-fields.ts';
import { signOf, threePartAnswer, wantedSides } from '#calculators/math/radio/three-part-match.ts';
import { matchInputs, matchOutputs } from '#calculators/math/radio/three-part-match-fields.ts';

export const tool = defineTool({
  name: 'TMatchCircuit',
  modes: ['fromQ', 'fromBandwidth'],
  inputs: matchInputs,
  outputs: {
    components: {
      kind: 'table',
      columns: {
        ref: { kind: 'code', codes: ['series1', 'shunt', 'series2'] },
        ...matchPartColumns,
      },
    },
    ...matchOutputs,
  },
  main: 'loadedQ',
  refusals: {
    Q_TOO_LOW: 'qualityFactor',
  },
  warnings: ['HIGH_Q', 'ABSORBED_SIGN', 'LOSSLESS_PARTS'],
  compute(given) {
    const { frequency, sourceResistance, loadResistance } = given;
    const qs = wantedSides(given, 1 / sourceResistance, 1 / loadResistance);
    if (!qs) return refuse('Q_TOO_LOW', given.mode === 'fromQ' ? undefined : 'bandwidth');

    const [sourceQ, loadQ] = qs;
    const sign = signOf(given);
    // The side with the larger Q gives the middle resistance without cancellation.
    const virtualResistance = sourceQ > loadQ ? sourceResistance * (1 + sourceQ ** 2) : loadResistance * (1 + loadQ ** 2);
    const ends = [
      difference(sign * sourceQ * sourceResistance, given.sourceReactance),
      difference(sign * loadQ * loadResistance, given.loadReactance),
    ] as const;
    const parts = [
      { ref: 'series1', ...seriesPart(ends[0], frequency) },
      { ref: 'shunt', ...shuntPart((sign * (sourceQ + loadQ)) / virtualResistance, frequency) },
      { ref: 'series2', ...seriesPart(ends[1], frequency) },
    ] as const;
    return threePartAnswer({ qs, virtualResistance, ends, parts }, given);
  },
  sources: [
    'C. Bowick, RF Circuit Design, 2nd ed., 2007, § 4',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 5.1',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
