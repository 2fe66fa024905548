import { expect, it } from 'vitest';
import {
  amplitudeRatio,
  dbmFromWatts,
  decibelsOfAmplitude,
  decibelsOfPower,
  fromMicroDecibels,
  microDecibels,
  powerRatio,
  wattsFromDbm,
} from './decibel.ts';

it('turns ratios into decibels and back', () => {
  expect(decibelsOfPower(100)).toBe(20);
  expect(decibelsOfAmplitude(100)).toBe(40);
  expect(powerRatio(20)).toBe(100);
  expect(amplitudeRatio(40)).toBe(100);
});

it('knows the levels of the trade', () => {
  expect(dbmFromWatts(1)).toBe(30);
  expect(wattsFromDbm(0)).toBe(1e-3);
  expect(microDecibels(1)).toBe(120);
  expect(fromMicroDecibels(60)).toBe(1e-3);
});
