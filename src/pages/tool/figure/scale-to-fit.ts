/** Real lengths in metres by name; null while not known. */
type Lengths = Readonly<Record<string, number | null>>;

/** How lengths are drawn. */
export interface Fit<Name extends string = string> {
  /** Pixels of each length. */
  px: Record<Name, number>;
  /** Whether all of them keep their true proportion. */
  isTrue: boolean;
  /** Pixels per metre. */
  scale: number;
}

interface Room<Name extends string> {
  width: number;
  height: number;
  /** Smallest pixels at which a length can still be seen or labelled, by name; 12 without a word. */
  least?: Partial<Record<Name, number>>;
}

const usualLeast = 12;

/**
 * One scale for all lengths, so that those across fit the width together and those up the height. A length that would become too small
 * takes its least pixels instead, and the drawing is no longer to scale. A length that several parts share is written once per part.
 */
export function scaleToFit<Across extends string, Up extends string>(
  lengths: { across: Readonly<Record<Across, number | null>>; up: Readonly<Record<Up, number | null>> },
  { width, height, least = {} }: Room<NoInfer<Across | Up>>,
): Fit<Across | Up> {
  const floor: Readonly<Record<string, number | undefined>> = least;
  const leastOf = (name: string) => floor[name] ?? usualLeast;
  const scale = Math.min(scaleOf(lengths.across, width, leastOf), scaleOf(lengths.up, height, leastOf));
  const all: Lengths = { ...lengths.across, ...lengths.up };
  const px: Record<string, number> = {};
  let isTrue = Number.isFinite(scale);
  for (const [name, length] of Object.entries(all)) {
    const wanted = isLength(length) && Number.isFinite(scale) ? length * scale : 0;
    px[name] = Math.max(wanted, leastOf(name));
    if (wanted < leastOf(name)) isTrue = false;
  }
  return { px, isTrue, scale };
}

function isLength(length: number | null): length is number {
  return length !== null && Number.isFinite(length) && length > 0;
}

/** Largest scale at which the lengths of one direction fit: those at their least leave the rest to the others. */
function scaleOf(lengths: Lengths, room: number, leastOf: (name: string) => number): number {
  const known = Object.entries(lengths).map(([name, length]) => ({ length: isLength(length) ? length : 0, least: leastOf(name) }));
  const byNeed = known.toSorted((a, b) => b.least * a.length - a.least * b.length);
  let free = byNeed.reduce((sum, { length }) => sum + length, 0);
  let left = room;
  for (const { length, least } of byNeed) {
    if (free > 0 && (left / free) * length >= least) break;
    free -= length;
    left -= least;
  }
  return free > 0 ? Math.max(0, left) / free : Infinity;
}
