/** The printed inverted-F antenna of TI's design note DN023 (SWRA228C), which was measured at two lengths of its stub, and copies of another size. */

/** Table 1 of the note, m; `stub` is what is cut to tune it, drawn longer than it ever has to be. */
export const reference = {
  height: 20e-3,
  shortGap: 5e-3,
  feedGap: 4e-3,
  meanderDepth: 10e-3,
  meanderWidth: 6e-3,
  stub: 17e-3,
  length: 43e-3,
  traceWidth: 1e-3,
  feedWidth: 2e-3,
  groundWidth: 31e-3,
  groundLength: 45e-3,
  boardThickness: 0.8e-3,
  /** To copper and parts at each side. */
  clearance: 5e-3,
} as const;

/** Stub, m, with which the note measured its resonance at a frequency, Hz: figures 12 and 13. */
const [low, high] = [
  { frequency: 868e6, stub: 11e-3 },
  { frequency: 915e6, stub: 3e-3 },
] as const;

/** By how much a hertz more shortens the stub of the antenna in its own size, m/Hz. */
const slope = (low.stub - high.stub) / (high.frequency - low.frequency);

/** Whether the antenna of the note resonates at the frequency, in Hz, in its own size. */
export const isOwnBand = (frequency: number): boolean => frequency >= low.frequency && frequency <= high.frequency;

/** Size of the copy for a frequency in Hz: Maxwell's equations keep everything when all lengths shrink as the wavelength does. */
export function copyScale(frequency: number): number {
  if (frequency < low.frequency) return low.frequency / frequency;
  return frequency > high.frequency ? high.frequency / frequency : 1;
}

/** Stub, m, of that copy: between both measurements a straight line. */
export function stubLength(frequency: number): number {
  const own = frequency * copyScale(frequency);
  return copyScale(frequency) * (low.stub - slope * (own - low.frequency));
}

/** By how much a hertz more shortens the stub of a copy, m/Hz. */
export const trimSlope = (scale: number): number => slope * scale ** 2;
