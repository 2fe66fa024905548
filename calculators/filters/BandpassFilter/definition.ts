/** Band-pass as an LC ladder, as two RC sections or with one op-amp: parts, half-power frequencies and response. */
import { defineTool, refuse } from '#calculators/define.ts';
import { designFeedback, designRc } from '#calculators/math/filters/band-pass.ts';
import { feedbackResults, ladderResults, rcResults } from '#calculators/math/filters/band-pass-results.ts';

export const tool = defineTool({
  name: 'BandpassFilter',
  modes: ['lcLadder', 'rcDesign', 'rcAnalysis', 'multipleFeedback'],
  inputs: {
    lowerFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz', 'MHz', 'GHz'],
      default: 1e6,
      above: 0,
      symbol: 'f_1',
      modes: ['lcLadder', 'rcDesign'],
    },
    upperFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz', 'MHz', 'GHz'],
      default: 1e7,
      above: 0,
      symbol: 'f_2',
      modes: ['lcLadder', 'rcDesign'],
    },
    order: { kind: 'quantity', unit: '1', show: ['1'], default: 3, min: 1, max: 9, integer: true, symbol: 'n', modes: ['lcLadder'] },
    response: { kind: 'choice', choices: ['butterworth', 'chebyshev'], default: 'butterworth', modes: ['lcLadder'] },
    ripple: { kind: 'quantity', unit: 'dB', show: ['dB'], default: 0.5, above: 0, max: 3, symbol: 'A_r', modes: ['lcLadder'] },
    firstElement: { kind: 'choice', choices: ['series', 'shunt'], default: 'shunt', modes: ['lcLadder'] },
    sourceResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      default: 50,
      above: 0,
      symbol: 'R_0',
      modes: ['lcLadder'],
    },
    inductorQ: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      default: null,
      min: 1,
      optional: true,
      symbol: 'Q_L',
      modes: ['lcLadder'],
      advanced: true,
    },
    inductorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E12', modes: ['lcLadder'], advanced: true },
    resistance1: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ'],
      default: 10_000,
      above: 0,
      component: true,
      symbol: 'R1',
      modes: ['rcAnalysis'],
    },
    capacitance1: {
      kind: 'quantity',
      unit: 'F',
      show: ['pF', 'nF', 'µF'],
      default: 1e-7,
      above: 0,
      component: true,
      symbol: 'C1',
      modes: ['rcAnalysis', 'rcDesign'],
    },
    resistance2: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ'],
      default: 100_000,
      above: 0,
      component: true,
      symbol: 'R2',
      modes: ['rcAnalysis'],
    },
    capacitance2: {
      kind: 'quantity',
      unit: 'F',
      show: ['pF', 'nF', 'µF'],
      default: 1e-10,
      above: 0,
      component: true,
      symbol: 'C2',
      modes: ['rcAnalysis'],
    },
    loadResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'R_L',
      modes: ['rcAnalysis'],
    },
    impedanceRatio: { kind: 'quantity', unit: '1', show: ['1'], default: 10, above: 0, symbol: 'k', modes: ['rcDesign'] },
    centreFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz'],
      default: 1000,
      above: 0,
      symbol: 'f_0',
      modes: ['multipleFeedback'],
    },
    qualityFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 5, min: 0.5, max: 100, symbol: 'Q', modes: ['multipleFeedback'] },
    gain: { kind: 'quantity', unit: '1', show: ['1', 'dB'], default: 1, above: 0, symbol: 'G', modes: ['multipleFeedback'] },
    capacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['pF', 'nF', 'µF'],
      default: 1e-8,
      above: 0,
      symbol: 'C',
      modes: ['multipleFeedback'],
    },
    gainBandwidth: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['kHz', 'MHz'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'f_T',
      modes: ['multipleFeedback'],
    },
    resistorSeries: {
      kind: 'choice',
      choices: ['E12', 'E24', 'E48', 'E96', 'E192', 'none'],
      default: 'E96',
      modes: ['rcDesign', 'multipleFeedback'],
      advanced: true,
    },
    capacitorSeries: {
      kind: 'choice',
      choices: ['E6', 'E12', 'E24', 'none'],
      default: 'E24',
      modes: ['lcLadder', 'rcDesign'],
      advanced: true,
    },
    evaluationFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz', 'MHz', 'GHz'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'f',
    },
  },
  outputs: {
    centreFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz', 'GHz'], symbol: 'f_0' },
    lowerHalfPower: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz', 'GHz'], symbol: 'f_L' },
    upperHalfPower: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz', 'GHz'], symbol: 'f_H' },
    bandwidth: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz', 'GHz'], symbol: 'B' },
    loadedQ: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q' },
    peakGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['rcAnalysis', 'rcDesign', 'multipleFeedback'] },
    components: {
      kind: 'table',
      columns: {
        ref: { kind: 'text' },
        section: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
        placement: { kind: 'code', codes: ['series', 'shunt', 'feedback'] },
        kind: { kind: 'code', codes: ['L', 'C', 'R'] },
        value: { kind: 'quantityBy', by: 'kind', units: { L: 'H', C: 'F', R: 'Ω' } },
        standard: { kind: 'quantityBy', by: 'kind', units: { L: 'H', C: 'F', R: 'Ω' }, standardOf: 'value' },
      },
    },
    loadResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'R_L', modes: ['lcLadder'] },
    gainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    phase: { kind: 'quantity', unit: '°', show: ['°'] },
    standardGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    standardPhase: { kind: 'quantity', unit: '°', show: ['°'] },
    separateLowerCutoff: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], modes: ['rcAnalysis', 'rcDesign'] },
    separateUpperCutoff: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], modes: ['rcAnalysis', 'rcDesign'] },
  },
  main: 'bandwidth',
  refusals: {
    EDGES_SWAPPED: 'upperFrequency',
    TOO_NARROW_FOR_RC: 'upperFrequency',
    GAIN_TOO_HIGH: 'gain',
  },
  warnings: ['NARROW_LC', 'UNEQUAL_LOAD', 'OPAMP_TOO_SLOW', 'HIGH_LOSS', 'R_IMPRACTICAL'],
  compute(given) {
    const { mode, lowerFrequency: lower, upperFrequency: upper, evaluationFrequency } = given;
    if ((mode === 'lcLadder' || mode === 'rcDesign') && lower >= upper) return refuse('EDGES_SWAPPED');
    if (mode === 'lcLadder') return ladderResults(given);
    if (mode === 'rcAnalysis') {
      const values = { C1: given.capacitance1, R1: given.resistance1, R2: given.resistance2, C2: given.capacitance2 };
      return rcResults(values, 'none', { load: given.loadResistance, evaluationFrequency });
    }
    if (mode === 'rcDesign') {
      const values = designRc({ lower, upper }, given.capacitance1, given.impedanceRatio);
      return values ? rcResults(values, given, { load: null, evaluationFrequency }) : refuse('TOO_NARROW_FOR_RC');
    }
    const values = designFeedback(given.centreFrequency, given.qualityFactor, given.gain, given.capacitance);
    return values ? feedbackResults(values, given) : refuse('GAIN_TOO_HIGH');
  },
  sources: [
    'G. Matthaei, L. Young, E. Jones, Microwave Filters, Impedance-Matching Networks and Coupling Structures, 1964, § 4.05, 4.13',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 8.3–8.4',
    'H. Zumbahlen (ed.), Linear Circuit Design Handbook, Analog Devices, 2008, § 8',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
