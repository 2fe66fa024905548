import { microDecibels } from '#calculators/math/radio/decibel.ts';
import { fieldOfPower, powerDensity } from '#calculators/math/radio/radiation.ts';
import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

const [nearest, farthest] = [1, 10e3];

export const plots: PlotsOf<typeof tool> = (given, { eirp, fieldStrengthLevel, limitDistance }) => {
  if (typeof eirp !== 'number' || typeof fieldStrengthLevel !== 'number' || typeof limitDistance !== 'number') return [];
  const distances = logSpaced(Math.min(nearest, given.distance), Math.max(farthest, given.distance), 61);
  return [
    {
      id: 'field',
      kind: 'line',
      x: { label: 'inputs.distance', unit: 'm', show: ['m', 'km'], scale: 'log' },
      left: { label: 'outputs.fieldStrengthLevel', unit: 'dBµV/m', show: ['dBµV/m'], scale: 'linear' },
      right: { label: 'outputs.powerDensity', unit: 'W/m²', show: ['W/m²', 'µW/cm²'], scale: 'log' },
      series: [
        { label: 'outputs.fieldStrengthLevel', points: sample(distances, (distance) => microDecibels(fieldOfPower(eirp, distance))) },
        { label: 'outputs.powerDensity', points: sample(distances, (distance) => powerDensity(eirp, distance)), axis: 'right' },
      ],
      marks: [{ x: given.distance, y: fieldStrengthLevel }],
      levels: [{ on: 'x', at: limitDistance, label: 'outputs.limitDistance', tone: 'limit' }],
    },
  ];
};
