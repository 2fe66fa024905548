import { atLeast, atMost, chipResistors, near, type PartSearch, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Half the way to the next standard Zener voltage. */
const half = 0.025;

export const parts: PartsOf<typeof tool> = (given, { feasible, resistorStandard, resistorRating, ...out }) => {
  const power = Math.max(given.zenerRating, out.zenerPowerMax ?? 0, out.averagePowerA ?? 0, out.averagePowerB ?? 0);
  const zeners = (label: string, voltage: number, more: Readonly<Record<string, string>> = {}): PartSearch => ({
    label,
    partClass: 'zener-diodes',
    filters: { zenerVoltage: near(voltage, half), powerDissipation: atLeast(power), ...more },
  });
  if (given.mode === 'clamp') {
    const { zenerVoltagePositive: positive, zenerVoltageNegative: negative } = given;
    return positive === negative
      ? [zeners('zeners', positive)]
      : [zeners('zeners_positive', positive), zeners('zeners_negative', negative)];
  }
  const resistor = given.mode === 'checkRange' ? given.resistor : feasible ? resistorStandard : null;
  return [
    zeners('zeners', given.zenerVoltage, { tolerance: atMost(100 * given.zenerTolerance) }),
    ...chipResistors('resistor', resistor, resistorRating ?? Infinity, 100 * given.resistorTolerance),
  ];
};
