import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { pathLoss } from '#calculators/math/radio/path-loss.ts';
import type { tool } from './definition.ts';

/** Decades of distance on both sides of the link. */
const reach = 30;

/** Received power over the distance, with the power that the receiver needs. */
export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { receivedPower, pathLoss: loss, usedSensitivity, maximumRange } = out;
  if (typeof receivedPower !== 'number' || typeof loss !== 'number' || typeof usedSensitivity !== 'number') return [];
  const distance = given.mode === 'range' ? (maximumRange ?? given.distance) : given.distance;
  return [
    {
      id: 'received',
      kind: 'line',
      x: { label: 'inputs.distance', unit: 'm', show: ['km', 'm', 'mi'], scale: 'log' },
      left: { label: 'outputs.receivedPower', unit: 'dBm', show: ['dBm'], scale: 'linear' },
      series: [
        {
          label: 'outputs.receivedPower',
          points: sample(logSpaced(distance / reach, distance * reach), (at) => receivedPower + loss - pathLoss(at, given)),
        },
      ],
      marks: [{ x: distance, y: receivedPower }],
      levels: [
        { on: 'y', at: usedSensitivity, label: 'outputs.usedSensitivity', tone: 'limit' },
        { on: 'y', at: usedSensitivity + given.wantedMargin, label: 'plots.with_margin', tone: 'target' },
      ],
    },
  ];
};
