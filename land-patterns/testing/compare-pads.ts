import type { Pad } from '#land-patterns/land-pattern.ts';
import type { KicadPad } from './read-kicad.ts';

export interface Difference {
  /** Numbers of pads that only one of the two has. */
  unmatched: string[];
  /** Farthest that a middle, and most that a width, a height or a hole is off, in millimetres. */
  center: number;
  size: number;
}

/** Compares pads of equal number. A pad that KiCad draws by its corners (`custom`) has no size to compare. */
export function comparePads(ours: readonly Pad[], theirs: readonly KicadPad[]): Difference {
  const difference: Difference = { unmatched: [], center: 0, size: 0 };
  for (const pad of ours) {
    const other = theirs.find(({ number }) => number === pad.number);
    if (!other) {
      difference.unmatched.push(pad.number);
      continue;
    }
    // The second land of a number belongs to a pad that is drawn by its corners.
    if (ours.find(({ number }) => number === pad.number) !== pad) continue;
    difference.center = Math.max(difference.center, Math.abs(pad.x - other.x), Math.abs(pad.y - other.y));
    if (other.shape === 'custom') continue;
    difference.size = Math.max(difference.size, Math.abs(pad.width - other.width), Math.abs(pad.height - other.height));
    if (pad.hole !== null && other.hole !== null) difference.size = Math.max(difference.size, Math.abs(pad.hole - other.hole));
  }
  const numbers = new Set(ours.map(({ number }) => number));
  difference.unmatched.push(...theirs.filter(({ number }) => !numbers.has(number)).map(({ number }) => number));
  return difference;
}
