/** Baud rates that terminals and modems have in common, Bd, rising. */
export const standardBaudRates = [
  300, 600, 1200, 2400, 4800, 9600, 14_400, 19_200, 28_800, 38_400, 57_600, 115_200, 230_400, 460_800, 921_600,
] as const;

/** The whole number nearest to x, the larger of two as near: how registers are rounded. */
export const nearestWhole = (x: number): number => Math.floor(x + 0.5);

/** Signed relative error of the rate clock/cycles against the wanted one, exactly 0 where it is met; clock in Hz, baud in Bd. */
export function baudError(clock: number, cycles: number, baud: number): number {
  const wanted = cycles * baud;
  return (clock - wanted) / wanted;
}

/** Whether a signed error keeps within ± a tolerance. */
export const isWithin = (error: number, tolerance: number): boolean => Math.abs(error) <= tolerance * (1 + 1e-9);

/** High and low byte of a whole number below 65,536. */
export const bytesOf = (value: number): readonly [high: number, low: number] => [Math.floor(value / 256), value % 256];
