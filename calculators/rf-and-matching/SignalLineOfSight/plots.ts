import { speedOfLight } from '#calculators/math/constants.ts';
import { type PlotSeries, type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { earthRadius, pathAt, type tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { earthBulge, rayHeight }) => {
  if (given.mode !== 'clearance' || typeof earthBulge !== 'number' || typeof rayHeight !== 'number') return [];
  const path = { ...given, radius: given.kFactor * earthRadius, wavelength: speedOfLight / given.frequency };
  const places = spaced(0, given.distance, 61);
  const at = (place: number) => pathAt(place, path);
  // Over the bulging earth the ray is straight.
  const ray = (place: number) => at(place).rayHeight + at(place).earthBulge;
  const obstacle: PlotSeries = {
    label: 'plots.obstacle',
    points: [
      [given.obstacleDistance, earthBulge],
      [given.obstacleDistance, earthBulge + given.obstacleHeight],
    ],
    style: 'solid',
  };
  return [
    {
      id: 'profile',
      kind: 'line',
      x: { label: 'plots.distance', unit: 'm', show: ['km', 'm', 'mi'], scale: 'linear', range: [0, given.distance] },
      left: { label: 'plots.height', unit: 'm', show: ['m', 'ft'], scale: 'linear' },
      series: [
        { label: 'plots.earth', points: sample(places, (place) => at(place).earthBulge), style: 'solid' },
        { label: 'plots.ray', points: sample(places, ray), style: 'dashed' },
        {
          label: 'plots.zone',
          points: sample(places, (place) => ray(place) - (given.wantedClearance / 100) * at(place).fresnelRadius),
          style: 'dotted',
        },
        ...(given.obstacleHeight === 0 ? [] : [obstacle]),
      ],
      marks: [{ x: given.obstacleDistance, y: rayHeight + earthBulge }],
      levels: [],
    },
  ];
};
