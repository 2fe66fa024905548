/** arcosh(1 + excess) for excess ≥ 0, exact for a small excess too. */
export function arcoshAboveOne(excess: number): number {
  return Math.log1p(excess + Math.sqrt(excess) * Math.sqrt(excess + 2));
}
