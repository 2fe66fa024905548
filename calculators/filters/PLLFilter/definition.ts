/** Passive loop filter of a charge-pump phase-locked loop from bandwidth and phase margin, and how the loop then behaves. */
import { defineTool, refuse } from '#calculators/define.ts';
import {
  closedLoop,
  type FilterParts,
  filterParts,
  lockTimeOf,
  loopOf,
  openLoop,
  timeConstants,
  unityFrequency,
} from '#calculators/math/filters/charge-pump-loop.ts';
import { magnitude, phaseDegrees } from '#calculators/math/numeric/complex.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { type ESeries, roundToSeries } from '#calculators/math/parts/e-series.ts';

const kindOf = (ref: string) => (ref.startsWith('R') ? 'R' : 'C');

function rounded(parts: FilterParts, series: { resistorSeries: ESeries | 'none'; capacitorSeries: ESeries | 'none' }): FilterParts {
  const resistor = (value: number) => roundToSeries(value, series.resistorSeries);
  const capacitor = (value: number) => roundToSeries(value, series.capacitorSeries);
  const { C1, R2, C2, R3, C3 } = parts;
  return {
    C1: capacitor(C1),
    R2: resistor(R2),
    C2: capacitor(C2),
    ...(R3 === undefined ? {} : { R3: resistor(R3), C3: capacitor(C3) }),
  };
}

/** Phase above −180° to 180°. */
const principal = (degrees: number) => (degrees <= -180 ? degrees + 360 : degrees);

export const tool = defineTool({
  name: 'PLLFilter',
  modes: ['secondOrder', 'thirdOrder'],
  inputs: {
    chargePumpCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'µA'], default: 0.005, above: 0, symbol: 'I_CP' },
    vcoGain: { kind: 'quantity', unit: 'Hz/V', show: ['MHz/V', 'kHz/V'], default: 2e7, above: 0, symbol: 'K_VCO' },
    outputFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'GHz'], default: 9e8, above: 0, symbol: 'f_VCO' },
    phaseDetectorFrequency: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz'], default: 200_000, above: 0, symbol: 'f_PD' },
    loopBandwidth: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz', 'Hz'], default: 10_000, above: 0, symbol: 'f_c' },
    phaseMargin: { kind: 'quantity', unit: '°', show: ['°'], default: 45, above: 0, below: 90, symbol: 'φ' },
    poleRatio: { kind: 'quantity', unit: '1', show: ['1'], default: 0.4, above: 0, max: 0.9, symbol: 'T31', modes: ['thirdOrder'] },
    gamma: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 0.1, max: 10, symbol: 'γ', advanced: true },
    frequencyStep: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz'], default: 25e6, above: 0, symbol: 'Δf', advanced: true },
    frequencyTolerance: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz'], default: 1000, above: 0, symbol: 'δf', advanced: true },
    resistorSeries: { kind: 'choice', choices: ['E12', 'E24', 'E96', 'none'], default: 'E24', advanced: true },
    capacitorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E12', advanced: true },
    evaluationFrequency: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz', 'Hz'], default: null, above: 0, optional: true, symbol: 'f' },
  },
  outputs: {
    dividerRatio: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'N' },
    components: {
      kind: 'table',
      columns: {
        ref: { kind: 'text' },
        kind: { kind: 'code', codes: ['R', 'C'] },
        value: { kind: 'quantityBy', by: 'kind', units: { R: 'Ω', C: 'F' } },
        standard: { kind: 'quantityBy', by: 'kind', units: { R: 'Ω', C: 'F' }, standardOf: 'value' },
      },
    },
    poleTime1: { kind: 'quantity', unit: 's', show: ['µs', 'ns'], symbol: 'T1' },
    zeroTime: { kind: 'quantity', unit: 's', show: ['µs'], symbol: 'T2' },
    poleTime3: { kind: 'quantity', unit: 's', show: ['ns', 'µs'], symbol: 'T3', modes: ['thirdOrder'] },
    openLoopGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    openLoopPhase: { kind: 'quantity', unit: '°', show: ['°'] },
    closedLoopGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    closedLoopPhase: { kind: 'quantity', unit: '°', show: ['°'] },
    spurAttenuation: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    standardLoopBandwidth: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz', 'Hz'] },
    standardPhaseMargin: { kind: 'quantity', unit: '°', show: ['°'] },
    lockTime: { kind: 'quantity', unit: 's', show: ['µs', 'ms'], symbol: 't_L' },
    standardLockTime: { kind: 'quantity', unit: 's', show: ['µs', 'ms'], symbol: 't_L' },
  },
  main: 'lockTime',
  refusals: {
    PD_ABOVE_VCO: 'phaseDetectorFrequency',
    TOLERANCE_TOO_LARGE: 'frequencyTolerance',
    BANDWIDTH_TOO_WIDE: 'loopBandwidth',
  },
  warnings: ['SAMPLING', 'LOW_MARGIN', 'SMALL_C3'],
  compute(given) {
    const { mode, phaseDetectorFrequency, loopBandwidth, phaseMargin, frequencyStep, frequencyTolerance, gamma } = given;
    if (phaseDetectorFrequency > given.outputFrequency) return refuse('PD_ABOVE_VCO');
    if (frequencyTolerance >= frequencyStep) return refuse('TOLERANCE_TOO_LARGE');
    if (loopBandwidth >= phaseDetectorFrequency / 2) return refuse('BANDWIDTH_TOO_WIDE');

    const dividerRatio = given.outputFrequency / phaseDetectorFrequency;
    const gain = (given.chargePumpCurrent * given.vcoGain) / dividerRatio;
    const angular = 2 * Math.PI * loopBandwidth;
    const isThird = mode === 'thirdOrder';
    const wish = { gain, angular, margin: phaseMargin, poleRatio: isThird ? given.poleRatio : 0, gamma };
    const times = timeConstants(wish);
    const parts = filterParts(wish, times);
    const standard = rounded(parts, given);
    const [loop, standardLoop] = [loopOf(parts, gain), loopOf(standard, gain)];
    const frequency = given.evaluationFrequency ?? loopBandwidth;
    const open = openLoop(loop, frequency);
    const closed = closedLoop(loop, frequency);
    const standardBandwidth = unityFrequency(standardLoop, loopBandwidth);
    const standardMargin = openLoop(standardLoop, standardBandwidth).phase + 180;
    const share = frequencyTolerance / frequencyStep;
    const standardValues = new Map(Object.entries(standard));
    return {
      out: {
        dividerRatio,
        components: Object.entries(parts).map(([ref, value]) => ({
          ref,
          kind: kindOf(ref),
          value,
          standard: standardValues.get(ref) ?? null,
        })),
        poleTime1: times.t1,
        zeroTime: times.t2,
        poleTime3: times.t3,
        openLoopGainDb: decibelsOfAmplitude(open.magnitude),
        openLoopPhase: principal(open.phase),
        closedLoopGainDb: decibelsOfAmplitude(magnitude(closed)),
        closedLoopPhase: phaseDegrees(closed),
        spurAttenuation: decibelsOfAmplitude(magnitude(closedLoop(loop, phaseDetectorFrequency))),
        standardLoopBandwidth: standardBandwidth,
        standardPhaseMargin: standardMargin,
        lockTime: lockTimeOf(loop, angular, share),
        standardLockTime: lockTimeOf(standardLoop, angular, share),
      },
      warnings: [
        loopBandwidth > phaseDetectorFrequency / 10 && 'SAMPLING',
        (phaseMargin < 35 || standardMargin < 35) && 'LOW_MARGIN',
        (parts.C3 ?? parts.C1) < 1e-10 && 'SMALL_C3',
      ],
    };
  },
  sources: [
    'D. Banerjee, PLL Performance, Simulation and Design, 5th ed., Texas Instruments SNAA106C, § 38, p. 350',
    'W. Keese, An Analysis and Performance Evaluation of a Passive Filter Design Technique for Charge Pump PLLs, National Semiconductor, AN-1001, 1996',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
