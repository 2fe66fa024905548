import { magnitude } from '#calculators/math/numeric/complex.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { spaced, type PlotsOf } from '#calculators/plot.ts';
import { standardElements, type tool } from './definition.ts';
import { loadWave, type NetworkElement, readNetwork, reflectionOf, wavesAlong } from './network.ts';

/** Shown on each side of the frequency, as a share of it. */
const reach = 0.2;
/** Smaller reflections are of no interest, dB. */
const deepest = -60;

/** Reflection over frequency, computed and with standard values. The load is a resistance with one coil or one capacitor; lines keep their length. */
export const plots: PlotsOf<typeof tool> = (given) => {
  const elements = readNetwork(given.network) ?? [];
  const frequencies = spaced((1 - reach) * given.frequency, (1 + reach) * given.frequency, 161);
  const level = (row: readonly NetworkElement[]) =>
    frequencies.map((frequency) => {
      const times = frequency / given.frequency;
      const reactance = given.loadReactance > 0 ? given.loadReactance * times : given.loadReactance / times;
      const load = loadWave(given.loadResistance, reactance);
      const there = row.map((element) => (element.impedance === null ? element : { ...element, value: element.value * times }));
      const last = wavesAlong(load, there, frequency, given).at(-1) ?? load;
      const size = magnitude(reflectionOf(last, given.referenceImpedance));
      return [frequency, Math.max(deepest, decibelsOfAmplitude(Math.max(size, 1e-9)))] as const;
    });
  return [
    {
      id: 'reflection',
      kind: 'line',
      x: { label: 'plots.frequency', unit: 'Hz', show: ['MHz', 'GHz', 'kHz'], scale: 'linear' },
      left: { label: 'plots.level', unit: 'dB', show: ['dB'], scale: 'linear' },
      series: [
        { label: 'plots.computed', points: level(elements) },
        { label: 'plots.standard', points: level(standardElements(elements)), style: 'dashed' },
      ],
      marks: [],
      levels: [{ on: 'x', at: given.frequency }],
    },
  ];
};
