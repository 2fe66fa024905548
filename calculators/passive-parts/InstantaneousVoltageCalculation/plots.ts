import { seriesResonance } from '#calculators/math/timing/step-response.ts';
import { type PlotData, type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';

type Given = Parameters<typeof tool.compute>[0];

/** Results at another instant. */
function at(given: Given, time: number) {
  const answer = tool.compute({ ...given, time });
  return 'out' in answer ? answer.out : {};
}

const axes = {
  kind: 'line',
  x: { label: 'inputs.time', unit: 's', show: ['ms', 's', 'µs', 'ns'], scale: 'linear' },
  left: { label: 'plots.voltage', unit: 'V', show: ['V', 'mV', 'kV'], scale: 'linear' },
} as const satisfies Partial<PlotData>;

/** Instants over two periods from the one before the wanted instant; both sides of a jump, so that it stands upright. */
function instants({ frequency, phase, dutyCycle, waveform }: Given, start: number): number[] {
  const jumps = waveform === 'square' ? [0, dutyCycle] : waveform === 'sawtooth' ? [0] : [];
  const edges = jumps.flatMap((jump) => [0, 1, 2, 3].map((turn) => start + (((jump - phase / 360) % 1) + turn) / frequency));
  const end = start + 2 / frequency;
  const inside = edges.filter((edge) => edge > start && edge < end).flatMap((edge) => [edge - 1e-9 / frequency, edge + 1e-9 / frequency]);
  return [...spaced(start, end), ...inside].toSorted((a, b) => a - b);
}

function ofWaveform(given: Given, start: number): Pick<PlotData, 'id' | 'kind' | 'x' | 'left' | 'series'> {
  const points = sample(instants(given, start), (time) => at(given, time).voltage);
  return { id: 'waveform', ...axes, series: [{ label: 'outputs.voltage', points }] };
}

/** Until the response has settled: five time constants, or what a ringing circuit needs. */
function settlingTime({ mode, resistance, capacitance, inductance }: Given): number {
  if (mode === 'rcStep') return 5 * resistance * capacitance;
  if (mode === 'rlStep') return (5 * inductance) / resistance;
  const { damping, angular } = seriesResonance({ resistance, capacitance, inductance });
  return damping < 1 ? Math.min(10 / damping, 20 * Math.PI) / angular : (10 * damping) / angular;
}

export const plots: PlotsOf<typeof tool> = (given, { voltage, risingTime, fallingTime }) => {
  if (given.mode === 'waveform') {
    const start = Math.floor(given.frequency * given.time) / given.frequency;
    return [{ ...ofWaveform(given, start), marks: [{ x: given.time, y: voltage ?? 0 }], levels: [] }];
  }
  if (given.mode === 'timeToLevel') {
    const marks = [risingTime, fallingTime].map((time) => ({ x: time ?? 0, y: given.level }));
    const levels = [{ on: 'y', at: given.level, label: 'inputs.level', tone: 'target' }] as const;
    return [{ ...ofWaveform({ ...given, mode: 'waveform', waveform: 'sine' }, 0), marks, levels }];
  }
  const times = spaced(0, Math.max(settlingTime(given), given.time));
  return [
    {
      id: 'step',
      ...axes,
      series: [
        { label: 'outputs.voltage', points: sample(times, (time) => at(given, time).voltage) },
        { label: 'outputs.resistorVoltage', points: sample(times, (time) => at(given, time).resistorVoltage), style: 'dashed' },
      ],
      marks: [{ x: given.time, y: voltage ?? 0 }],
      levels: [{ on: 'y', at: given.sourceVoltage, label: 'inputs.sourceVoltage' }],
    },
  ];
};
