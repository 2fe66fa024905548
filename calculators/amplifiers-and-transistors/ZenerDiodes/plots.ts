import { type PlotData, type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';

type Given = Parameters<typeof tool.compute>[0];
type Out = Parameters<PlotsOf<typeof tool>>[1];

/** The worst Zener currents over the supply voltage. */
function regulation(given: Given, resistor: number): PlotData {
  const across = spaced(0.85 * given.supplyMin, 1.1 * given.supplyMax);
  const at = (which: 'zenerCurrentMin' | 'zenerCurrentMax') => (supply: number) => {
    const answer = tool.compute({ ...given, mode: 'checkRange', resistor, supplyMin: supply, supplyMax: supply });
    return 'refused' in answer ? null : answer.out[which];
  };
  const [least, greatest] = [at('zenerCurrentMin'), at('zenerCurrentMax')];
  return {
    id: 'regulation',
    kind: 'line',
    x: { label: 'plots.supply', unit: 'V', show: ['V'], scale: 'linear' },
    left: { label: 'plots.zener_current', unit: 'A', show: ['mA', 'A'], scale: 'linear' },
    series: [
      { label: 'plots.least_load', points: sample(across, greatest) },
      { label: 'plots.greatest_load', points: sample(across, least), style: 'dashed' },
    ],
    marks: [
      { x: given.supplyMin, y: least(given.supplyMin) ?? 0 },
      { x: given.supplyMax, y: greatest(given.supplyMax) ?? 0 },
    ],
    levels: [{ on: 'y', at: given.minimumZenerCurrent, label: 'plots.least_needed', tone: 'limit' }],
  };
}

/** Input and output over one period. */
function waveform({ signalPeak, sourceResistance, ...given }: Given, out: Out): PlotData {
  const { forwardVoltage, dynamicResistance } = given;
  const limited = (value: number, onset: number) =>
    value <= onset ? value : onset + (dynamicResistance * (value - onset)) / (sourceResistance + dynamicResistance);
  const output = (value: number) =>
    value > 0 ? limited(value, given.zenerVoltagePositive + forwardVoltage) : -limited(-value, given.zenerVoltageNegative + forwardVoltage);
  const across = spaced(0, 360);
  const input = (angle: number) => signalPeak * Math.sin((angle * Math.PI) / 180);
  return {
    id: 'waveform',
    kind: 'line',
    x: { label: 'plots.angle', unit: '°', show: ['°'], scale: 'linear' },
    left: { label: 'plots.voltage', unit: 'V', show: ['V'], scale: 'linear' },
    series: [
      { label: 'plots.output', points: sample(across, (angle) => output(input(angle))) },
      { label: 'plots.input', points: sample(across, input), style: 'dashed' },
    ],
    marks: typeof out.clampPositive === 'number' ? [{ x: 90, y: out.clampPositive }] : [],
    levels: [],
  };
}

export const plots: PlotsOf<typeof tool> = (given, out) => {
  if (given.mode === 'clamp') return [waveform(given, out)];
  const resistor = given.mode === 'checkRange' ? given.resistor : out.resistorStandard;
  return typeof resistor === 'number' ? [regulation(given, resistor)] : [];
};
