import { chainOf, noiseTemperature, thermalNoise, thirdOrderProduct } from '#calculators/math/radio/cascade.ts';
import { dbmFromWatts } from '#calculators/math/radio/decibel.ts';
import type { PlotsOf } from '#calculators/plot.ts';
import { stagesOf, type tool } from './definition.ts';

/** Levels of signal, noise and third-order product along the chain: 0 is its input. */
export const plots: PlotsOf<typeof tool> = (given) => {
  const { inputPower, bandwidth, sourceTemperature } = given;
  const points = chainOf(stagesOf(given));
  const noise = (factor: number) => dbmFromWatts(thermalNoise(sourceTemperature + noiseTemperature(factor), bandwidth));
  const noiseLevels = [{ gain: 0, factor: 1 }, ...points].map(
    ({ gain, factor }, index) => [index, Number.isFinite(noise(factor)) ? noise(factor) + gain : null] as const,
  );
  const last = points.at(-1);
  return [
    {
      id: 'levels',
      kind: 'line',
      x: { label: 'plots.stage', unit: '1', show: ['1'], scale: 'linear' },
      left: { label: 'plots.level', unit: 'dBm', show: ['dBm'], scale: 'linear' },
      series: [
        { label: 'plots.signal', points: [0, ...points.map(({ gain }) => gain)].map((gain, index) => [index, inputPower + gain] as const) },
        { label: 'plots.noise', points: noiseLevels, style: 'dashed' },
        {
          label: 'plots.intermodulation',
          points: points.map(
            ({ gain, outputIntercept }, index) => [index + 1, thirdOrderProduct(inputPower + gain, dbmFromWatts(outputIntercept))] as const,
          ),
          style: 'dotted',
        },
      ],
      marks: last ? [{ x: points.length, y: inputPower + last.gain }] : [],
      levels: [],
    },
  ];
};
