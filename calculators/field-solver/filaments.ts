import type { Rectangle } from './mean-log-distance.ts';

/** A go and a return trace of equal section, lengths in m. */
export interface TracePair {
  /** Side of a trace towards its twin: the width of traces side by side, the thickness of traces one above the other. */
  readonly across: number;
  /** The other side of a trace. */
  readonly along: number;
  /** Clear distance between the traces. */
  readonly gap: number;
}

/** A part of a trace with even current density. */
export type Filament = Rectangle;

const [longSide, shortSide] = [20, 8];

// Current crowds into edges, so filaments are narrow there.
const graded = (size: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => -(size / 2) * Math.cos((Math.PI * index) / count));

/** Filaments of the lower half of a trace centred on the origin; its upper half is their mirror image. */
export function halfOfTrace({ across, along }: TracePair): Filament[] {
  const columns = graded(across, across >= along ? longSide : shortSide);
  const rows = graded(along, across >= along ? shortSide : longSide);
  return spans(columns).flatMap((column) =>
    spans(rows.slice(0, (rows.length + 1) / 2)).map((row) => ({ x: column.middle, width: column.size, y: row.middle, height: row.size })),
  );
}

/** The same filament in the other half of its trace. */
export const mirrorAcross = (filament: Filament): Filament => ({ ...filament, y: -filament.y });

/** The filament of the return trace that carries the opposite current. */
export const mirrorInTwin =
  ({ across, gap }: TracePair) =>
  (filament: Filament): Filament => ({ ...filament, x: across + gap - filament.x });

function spans(nodes: readonly number[]) {
  return nodes.slice(1).map((end, index) => {
    const start = nodes[index] ?? end;
    return { middle: (start + end) / 2, size: end - start };
  });
}
