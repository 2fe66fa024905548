/** π network of three reactances between two impedances, for a chosen Q or bandwidth, and its response. */
import { defineTool, refuse } from '#calculators/define.ts';
import { difference, loadOf, sourceOf } from '#calculators/math/radio/match-design.ts';
import { admittanceOf, seriesPart, shuntPart } from '#calculators/math/radio/matching-network.ts';
import { matchPartColumns } from '#calculators/math/radio/match-fields.ts';
import { signOf, threePartAnswer, wantedSides } from '#calculators/math/radio/three-part-match.ts';
import { matchInputs, matchOutputs } from '#calculators/math/radio/three-part-match-fields.ts';

export const tool = defineTool({
  name: 'PiMatchCircuit',
  modes: ['fromQ', 'fromBandwidth'],
  inputs: matchInputs,
  outputs: {
    components: {
      kind: 'table',
      columns: {
        ref: { kind: 'code', codes: ['shunt1', 'series', 'shunt2'] },
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
    const { frequency } = given;
    const [source, load] = [admittanceOf(sourceOf(given)), admittanceOf(loadOf(given))];
    const [sourceParallel, loadParallel] = [1 / source.re, 1 / load.re];
    const qs = wantedSides(given, sourceParallel, loadParallel);
    if (!qs) return refuse('Q_TOO_LOW', given.mode === 'fromQ' ? undefined : 'bandwidth');

    const [sourceQ, loadQ] = qs;
    const sign = signOf(given);
    // The side with the larger Q gives the middle resistance without cancellation.
    const virtualResistance = sourceQ > loadQ ? sourceParallel / (1 + sourceQ ** 2) : loadParallel / (1 + loadQ ** 2);
    const ends = [difference((sign * sourceQ) / sourceParallel, source.im), difference((sign * loadQ) / loadParallel, load.im)] as const;
    const parts = [
      { ref: 'shunt1', ...shuntPart(ends[0], frequency) },
      { ref: 'series', ...seriesPart(sign * virtualResistance * (sourceQ + loadQ), frequency) },
      { ref: 'shunt2', ...shuntPart(ends[1], frequency) },
    ] as const;
    return threePartAnswer({ qs, virtualResistance, ends, parts }, given);
  },
  sources: [
    'C. Bowick, RF Circuit Design, 2nd ed., 2007, § 4',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 5.1',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
