import { magnitude } from '#calculators/math/numeric/complex.ts';
import { delayFactors, groupDelay } from '#calculators/math/numeric/group-delay.ts';
import {
  closedLoop,
  errorAt,
  type FilterParts,
  type Loop,
  loopOf,
  openLoop,
  transientOf,
} from '#calculators/math/filters/charge-pump-loop.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { logSpaced, type PlotData, type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

type Out = Parameters<PlotsOf<typeof tool>>[1];
type Entered = Parameters<PlotsOf<typeof tool>>[0];

/** The loop with the values of one column of the parts list. */
function loopWith(column: 'value' | 'standard', out: Out, gain: number): Loop {
  const value = (ref: string) => Number(out.components?.find((row) => row['ref'] === ref)?.[column] ?? 0);
  const parts: FilterParts = { C1: value('C1'), R2: value('R2'), C2: value('C2'), R3: value('R3'), C3: value('C3') };
  return loopOf(parts, gain);
}

const hertz = { label: 'inputs.evaluationFrequency', unit: 'Hz', show: ['Hz', 'kHz', 'MHz', 'GHz'], scale: 'log' } as const;

/** Two decades to each side of the loop bandwidth. */
const frequenciesOf = ({ loopBandwidth }: Entered) => logSpaced(loopBandwidth / 100, loopBandwidth * 100);

function bode(loops: { computed: Loop; standard: Loop }, given: Entered): PlotData {
  const { loopBandwidth, phaseDetectorFrequency } = given;
  const frequencies = frequenciesOf(given);
  const at = given.evaluationFrequency ?? loopBandwidth;
  const gain = (loop: Loop) => sample(frequencies, (frequency) => decibelsOfAmplitude(openLoop(loop, frequency).magnitude));
  return {
    id: 'loop',
    kind: 'line',
    x: hertz,
    left: { label: 'plots.gain', unit: 'dB', show: ['dB'], scale: 'linear' },
    right: { label: 'plots.open_phase', unit: '°', show: ['°'], scale: 'linear' },
    series: [
      { label: 'plots.open', points: gain(loops.computed) },
      { label: 'plots.open_standard', points: gain(loops.standard) },
      {
        label: 'plots.closed',
        points: sample(frequencies, (frequency) => decibelsOfAmplitude(magnitude(closedLoop(loops.computed, frequency)))),
      },
      { label: 'plots.open_phase', points: sample(frequencies, (frequency) => openLoop(loops.computed, frequency).phase), axis: 'right' },
    ],
    marks: [{ x: at, y: decibelsOfAmplitude(openLoop(loops.computed, at).magnitude) }],
    levels: [{ on: 'x', at: phaseDetectorFrequency, label: 'inputs.phaseDetectorFrequency', tone: 'limit' }],
  };
}

/** How late the closed loop follows what moves at each frequency. */
function delay(loops: { computed: Loop; standard: Loop }, given: Entered): PlotData {
  const line = (loop: Loop) =>
    sample(frequenciesOf(given), (frequency) => {
      const [below, above] = delayFactors;
      return groupDelay([closedLoop(loop, frequency * below), closedLoop(loop, frequency * above)], frequency);
    });
  return {
    id: 'delay',
    kind: 'line',
    x: hertz,
    left: { label: 'plots.delay', unit: 's', show: ['ns', 'µs', 'ms', 's'], scale: 'linear' },
    series: [
      { label: 'plots.computed', points: line(loops.computed) },
      { label: 'plots.standard', points: line(loops.standard) },
    ],
    marks: [],
    levels: [{ on: 'x', at: given.loopBandwidth, label: 'inputs.loopBandwidth', tone: 'target' }],
  };
}

/** Frequency error after the jump; its sign is left out, so that it fits a logarithmic axis. */
function settling(loops: { computed: Loop; standard: Loop }, given: Entered, out: Out): PlotData[] {
  const { frequencyStep, frequencyTolerance } = given;
  const angular = 2 * Math.PI * given.loopBandwidth;
  const { lockTime, standardLockTime } = out;
  if (typeof lockTime !== 'number') return [];
  const times = spaced(0, 1.3 * Math.max(lockTime, standardLockTime ?? 0));
  const error = (loop: Loop) => {
    const transient = transientOf(loop, angular);
    return sample(times, (time) => transient && frequencyStep * Math.abs(errorAt(transient, angular * time)));
  };
  return [
    {
      id: 'settling',
      kind: 'line',
      x: { label: 'plots.time', unit: 's', show: ['µs', 'ms', 's'], scale: 'linear' },
      left: {
        label: 'plots.error',
        unit: 'Hz',
        show: ['Hz', 'kHz', 'MHz', 'GHz'],
        scale: 'log',
        range: [frequencyTolerance / 10, 2 * frequencyStep],
      },
      series: [
        { label: 'plots.computed', points: error(loops.computed) },
        { label: 'plots.standard', points: error(loops.standard) },
      ],
      marks: [{ x: lockTime, y: frequencyTolerance }],
      levels: [{ on: 'y', at: frequencyTolerance, label: 'inputs.frequencyTolerance', tone: 'target' }],
    },
  ];
}

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const gain = (given.chargePumpCurrent * given.vcoGain) / (out.dividerRatio ?? 1);
  const loops = { computed: loopWith('value', out, gain), standard: loopWith('standard', out, gain) };
  return [bode(loops, given), delay(loops, given), ...settling(loops, given, out)];
};
