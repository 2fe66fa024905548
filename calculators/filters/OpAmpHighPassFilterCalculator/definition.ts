/** High-pass with one op-amp: the parts of a wanted cutoff, and the response of their standard values. */
import { defineTool, refuse } from '#calculators/define.ts';
import { filterInputs, filterOutputs } from '#calculators/math/filters/op-amp-filter-fields.ts';
import { filterResults, isInverting } from '#calculators/math/filters/op-amp-filter.ts';
import { highPassStages } from '#calculators/math/filters/op-amp-high-pass.ts';

export const tool = defineTool({
  name: 'OpAmpHighPassFilterCalculator',
  modes: ['sallenKey', 'multipleFeedback', 'firstOrderNonInverting', 'firstOrderInverting'],
  inputs: filterInputs,
  outputs: filterOutputs,
  main: 'standardCutoffFrequency',
  refusals: {
    GAIN_BELOW_ONE: 'gain',
  },
  warnings: ['OPAMP_TOO_SLOW', 'R_IMPRACTICAL', 'HIGH_Q', 'STANDARD_UNSTABLE'],
  compute(given) {
    if (!isInverting(given.mode) && given.gain < 1) return refuse('GAIN_BELOW_ONE');
    const { computed, standard } = highPassStages(given);
    return filterResults(given, computed, standard);
  },
  sources: [
    'R. P. Sallen, E. L. Key, A practical method of designing RC active filters, IRE Trans. CT-2, 1955, doi:10.1109/TCT.1955.6500159',
    'Texas Instruments, Op Amps for Everyone, SLOD006, § 16',
    'H. Zumbahlen (ed.), Linear Circuit Design Handbook, Analog Devices, 2008, § 8',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
