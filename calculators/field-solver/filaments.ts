import type { Column } from './mean-log-distance.ts';

/** A go and a return trace of equal section, lengths in m. */
export interface TracePair {
  /** Side of a trace towards its twin: the width of traces side by side, the thickness of traces one above the other. */
  readonly across: number;
  /** The other side of a trace. */
  readonly along: number;
  /** Clear distance between the traces. */
  readonly gap: number;
}

/** A trace centred on the origin, cut into filaments with even current density. */
export interface FilamentGrid {
  readonly columns: readonly Column[];
  /** Borders of the rows, rising; their upper half is the mirror image of the lower. */
  readonly rows: readonly number[];
}

const [longSide, shortSide] = [20, 8];

// Current crowds into edges, so filaments are narrow there.
const graded = (size: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => -(size / 2) * Math.cos((Math.PI * index) / count));

export function filamentGrid({ across, along }: TracePair): FilamentGrid {
  const borders = graded(across, across >= along ? longSide : shortSide);
  const columns = borders.slice(1).map((end, index) => {
    const start = borders[index] ?? end;
    return { x: (start + end) / 2, width: end - start };
  });
  return { columns, rows: graded(along, across >= along ? shortSide : longSide) };
}

/** The column of the return trace that carries the opposite current. */
export const inTwin = ({ across, gap }: TracePair, { x, width }: Column): Column => ({ x: across + gap - x, width });
