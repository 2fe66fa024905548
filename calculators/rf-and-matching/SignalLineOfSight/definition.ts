/** Horizon of antennas on a round earth, the height for a path, and the clearance of a path over an obstacle. */
import { defineTool, refuse } from '#calculators/define.ts';
import { speedOfLight } from '#calculators/math/constants.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { freeSpaceLoss as lossInFreeSpace } from '#calculators/math/radio/path-loss.ts';

/** Mean radius of the earth, m (ITU-R P.1812, equation 7a). */
export const earthRadius = 6_371_000;

/** Straight distance from an antenna to its horizon, m. */
const slant = (height: number, radius: number) => Math.sqrt(height * (2 * radius + height));

/** Distance along the ground from an antenna to its horizon, m. */
const horizon = (height: number, radius: number) => radius * Math.atan2(slant(height, radius), radius);

/** Height whose horizon is that far, m; endless where the ground is more than a quarter of the way around. */
function heightFor(distance: number, radius: number): number {
  const angle = distance / radius;
  return angle < Math.PI / 2 ? (radius * 2 * Math.sin(angle / 2) ** 2) / Math.cos(angle) : Infinity;
}

function horizons(height1: number, height2: number, radius: number) {
  const [opticalHorizon1, opticalHorizon2] = [horizon(height1, earthRadius), horizon(height2, earthRadius)];
  const [radioHorizon1, radioHorizon2] = [horizon(height1, radius), horizon(height2, radius)];
  return {
    opticalHorizon1,
    opticalHorizon2,
    opticalRange: opticalHorizon1 + opticalHorizon2,
    radioHorizon1,
    radioHorizon2,
    radioRange: radioHorizon1 + radioHorizon2,
    approximateRange: Math.sqrt(2 * radius * height1) + Math.sqrt(2 * radius * height2),
    slantRange1: slant(height1, radius),
  };
}

interface Path {
  height1: number;
  height2: number;
  distance: number;
  radius: number;
  wavelength: number;
}

/** Ray and first Fresnel zone above the ground at a place of the path, m. */
export function pathAt(from: number, { height1, height2, distance, radius, wavelength }: Path) {
  const rest = distance - from;
  const earthBulge = (from * rest) / (2 * radius);
  return {
    earthBulge,
    rayHeight: height1 + ((height2 - height1) * from) / distance - earthBulge,
    fresnelRadius: Math.sqrt(wavelength * from * (rest / distance)),
  };
}

/** Loss over one knife edge, dB: ITU-R P.526-15, equation (31). */
function knifeEdgeLoss(parameter: number): number {
  if (parameter <= -0.78) return 0;
  const v = parameter - 0.1;
  return 6.9 + decibelsOfAmplitude(Math.hypot(v, 1) + v);
}

export const tool = defineTool({
  name: 'SignalLineOfSight',
  modes: ['horizon', 'requiredHeight', 'clearance'],
  inputs: {
    height1: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], default: 30, min: 0, symbol: 'h_1' },
    height2: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], default: 2, min: 0, symbol: 'h_2', modes: ['horizon', 'clearance'] },
    distance: {
      kind: 'quantity',
      unit: 'm',
      show: ['km', 'mi', 'm'],
      default: 40_000,
      above: 0,
      max: 1e7,
      symbol: 'd',
      modes: ['requiredHeight', 'clearance'],
    },
    kFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 1.3333333333333333, min: 0.3, max: 100, symbol: 'k' },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'GHz'], default: 24e8, above: 0, symbol: 'f', modes: ['clearance'] },
    obstacleDistance: {
      kind: 'quantity',
      unit: 'm',
      show: ['km', 'm', 'mi'],
      default: 20_000,
      above: 0,
      symbol: 'd_1',
      modes: ['clearance'],
    },
    obstacleHeight: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], default: 0, symbol: 'h_o', modes: ['clearance'] },
    wantedClearance: { kind: 'quantity', unit: '%', show: ['%'], default: 60, min: 0, max: 200, modes: ['clearance'] },
  },
  outputs: {
    opticalHorizon1: { kind: 'quantity', unit: 'm', show: ['km', 'mi'], modes: ['horizon'] },
    opticalHorizon2: { kind: 'quantity', unit: 'm', show: ['km', 'mi'], modes: ['horizon'] },
    opticalRange: { kind: 'quantity', unit: 'm', show: ['km', 'mi'], modes: ['horizon'] },
    radioHorizon1: { kind: 'quantity', unit: 'm', show: ['km', 'mi'], modes: ['horizon', 'requiredHeight'] },
    radioHorizon2: { kind: 'quantity', unit: 'm', show: ['km', 'mi'], modes: ['horizon', 'requiredHeight'] },
    radioRange: { kind: 'quantity', unit: 'm', show: ['km', 'mi'], modes: ['horizon'] },
    approximateRange: { kind: 'quantity', unit: 'm', show: ['km', 'mi'], modes: ['horizon'] },
    slantRange1: { kind: 'quantity', unit: 'm', show: ['km'], modes: ['horizon'] },
    requiredHeight2: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], symbol: 'h_2', modes: ['requiredHeight'] },
    earthBulge: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], modes: ['clearance'] },
    rayHeight: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], modes: ['clearance'] },
    clearance: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], modes: ['clearance'] },
    fresnelRadius: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], symbol: 'F_1', modes: ['clearance'] },
    clearanceRatio: { kind: 'quantity', unit: '1', show: ['1'], modes: ['clearance'] },
    diffractionParameter: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'ν', modes: ['clearance'] },
    diffractionLoss: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['clearance'] },
    freeSpaceLoss: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['clearance'] },
    totalLoss: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['clearance'] },
    extraHeight: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], modes: ['clearance'] },
  },
  main: { horizon: 'radioRange', requiredHeight: 'requiredHeight2', clearance: 'clearance' },
  refusals: { OBSTACLE_OUTSIDE: 'obstacleDistance' },
  warnings: ['OBSTRUCTED', 'FRESNEL_NOT_CLEAR', 'STATION_1_SUFFICIENT'],
  compute(given) {
    const { height1, height2, distance, frequency, obstacleDistance, obstacleHeight } = given;
    const radius = given.kFactor * earthRadius;
    if (given.mode === 'horizon') return { out: horizons(height1, height2, radius) };
    if (given.mode === 'requiredHeight') {
      const radioHorizon1 = horizon(height1, radius);
      const radioHorizon2 = Math.max(0, distance - radioHorizon1);
      return {
        out: { radioHorizon1, radioHorizon2, requiredHeight2: heightFor(radioHorizon2, radius) },
        warnings: [radioHorizon2 === 0 && 'STATION_1_SUFFICIENT'],
      };
    }
    if (obstacleDistance >= distance) return refuse('OBSTACLE_OUTSIDE');

    const path = pathAt(obstacleDistance, { height1, height2, distance, radius, wavelength: speedOfLight / frequency });
    const clearance = path.rayHeight - obstacleHeight;
    const clearanceRatio = clearance / path.fresnelRadius;
    const diffractionParameter = -Math.SQRT2 * clearanceRatio;
    const diffractionLoss = knifeEdgeLoss(diffractionParameter);
    const freeSpaceLoss = lossInFreeSpace(distance, frequency);
    const wantedRatio = given.wantedClearance / 100;
    return {
      out: {
        ...path,
        clearance,
        clearanceRatio,
        diffractionParameter,
        diffractionLoss,
        freeSpaceLoss,
        totalLoss: freeSpaceLoss + diffractionLoss,
        extraHeight: Math.max(0, wantedRatio * path.fresnelRadius - clearance),
      },
      warnings: [clearance < 0 && 'OBSTRUCTED', clearance >= 0 && clearanceRatio < wantedRatio && 'FRESNEL_NOT_CLEAR'],
    };
  },
  sources: [
    'ITU-R P.526-15, Propagation by diffraction, 2019, § 2, 4.1',
    'ITU-R P.530-18, Propagation data and prediction methods required for the design of terrestrial line-of-sight systems, 2021',
    'ITU-R P.525-4, Calculation of free-space attenuation, 2019',
  ],
});
