import { atLeast, atMost, equalTo, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, { resistanceStandard, ratingNeeded }) => {
  const resistance = given.mode === 'check' ? given.resistance : resistanceStandard;
  const amplifiers = {
    label: 'amplifiers',
    partClass: 'current-sense-amps',
    filters: {
      maxVoltage: atLeast(given.busVoltage),
      ...(given.offsetVoltage > 0 ? { inputOffset: atMost(given.offsetVoltage) } : {}),
    },
  };
  if (typeof resistance !== 'number' || typeof ratingNeeded !== 'number') return [amplifiers];
  const filters = {
    resistance: equalTo(resistance),
    powerRating: atLeast(ratingNeeded),
    ...(given.tolerance > 0 ? { tolerance: atMost(100 * given.tolerance) } : {}),
  };
  return [{ label: 'shunts', partClass: 'current-sense-resistors', filters }, amplifiers];
};
