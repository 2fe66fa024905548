import { expect, test } from 'vitest';
import { computeConverter } from './converter-tool.ts';

const given = {
  mode: 'design',
  inputMin: 11,
  inputMax: 13,
  outputVoltage: 3.3,
  outputCurrent: 2,
  frequency: 5e5,
  rippleRatio: 0.3,
  outputRipple: 0.03,
  inputRipple: 0.1,
  inductance: 1e-5,
  capacitance: 4.7e-5,
  seriesResistance: 0,
  switchDrop: 0.1,
} as const;

test.each([
  ['diode', null, 13.4],
  ['synchronous', null, 13.1],
  ['synchronous', 0.7, 13.7],
] as const)('the rectifier of a %s converter, with a drop of %s V entered, lets the switch see %s V', (rectifier, rectifierDrop, seen) => {
  const answer = computeConverter('buck', { ...given, rectifier, rectifierDrop });
  expect('out' in answer ? answer.out.switchVoltage : null).toBeCloseTo(seen, 9);
});
