/** Voltage and current of a source with a resistance inside (Ω) that gives a constant power (W); null where it cannot. */
export function underLoad(voltage: number, resistance: number, power: number): { voltage: number; current: number } | null {
  const left = 1 - (4 * resistance * power) / voltage ** 2;
  if (left < 0) return null;
  // The root that does not lose its digits where the resistance is small.
  const current = (2 * power) / (voltage * (1 + Math.sqrt(left)));
  return { voltage: voltage - current * resistance, current };
}
