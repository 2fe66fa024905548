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
const crowded = (size: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => -(size / 2) * Math.cos((Math.PI * index) / count));

/** Filaments that serve every frequency: good for the inductance, too coarse for the resistance of a thin skin. */
export function filamentGrid({ across, along }: TracePair): FilamentGrid {
  const isFlat = across >= along;
  return gridOf(crowded(across, isFlat ? longSide : shortSide), crowded(along, isFlat ? shortSide : longSide));
}

/** Layers from a face to the middle, each twice as thick as the one before it. */
const [fewestLayers, mostLayers] = [4, 12];
/** The outermost layer in skin depths: even current density in it costs the resistance less than 1 %. */
const outermost = 0.5;

/** Half the longest side in skin depths that the layers resolve; beyond, the outermost is too thick. */
export const deepestSkin = outermost * (2 ** mostLayers - 1);

const graded = (size: number, depth: number): number[] => {
  const half = size / 2;
  const wanted = Math.ceil(Math.log2(half / (outermost * depth) + 1));
  const count = Math.min(mostLayers, Math.max(fewestLayers, wanted));
  const fromFace = Array.from({ length: count + 1 }, (_, index) => (half * (2 ** index - 1)) / (2 ** count - 1));
  return [
    ...fromFace.map((inside) => inside - half),
    ...fromFace
      .slice(0, -1)
      .map((inside) => half - inside)
      .toReversed(),
  ];
};

/** Filaments for one skin depth in m: thin at the faces, where the current flows, and doubling in thickness inwards. */
export function skinGrid({ across, along }: TracePair, depth: number): FilamentGrid {
  return gridOf(graded(across, depth), graded(along, depth));
}

function gridOf(borders: readonly number[], rows: readonly number[]): FilamentGrid {
  const columns = borders.slice(1).map((end, index) => {
    const start = borders[index] ?? end;
    return { x: (start + end) / 2, width: end - start };
  });
  return { columns, rows };
}

/** The column of the return trace that carries the opposite current. */
export const inTwin = ({ across, gap }: TracePair, { x, width }: Column): Column => ({ x: across + gap - x, width });
