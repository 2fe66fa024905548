import { round } from './point.ts';

interface Strip {
  /** Ends of the trace. */
  from: number;
  to: number;
  /** Side of the trace that looks at the plane, and the plane. */
  face: number;
  plane: number;
  /** Places beyond which no line may land, left and right. */
  limits: readonly [number, number];
}

const spacing = 16;
/** Where the lines beside the trace land and how high they rise, in parts of the height. */
const fringes = [
  { land: 0.4, rise: 0.14 },
  { land: 0.8, rise: 0.28 },
  { land: 1.2, rise: 0.4 },
];

/** Path of the electric field between a trace and a plane above or below it: a sketch, dense under the trace and bowed at its edges. */
export function stripField({ from, to, face, plane, limits }: Strip): string {
  const height = plane - face;
  const count = Math.max(2, Math.round((to - from) / spacing));
  const step = (to - from) / count;
  const straight = Array.from({ length: count }, (_, index) => `M${round(from + (index + 0.5) * step)} ${round(face)}V${round(plane)}`);
  const tall = Math.abs(height);
  // A line that has no room on one side is left out on both: the field is as even as the trace.
  const room = Math.min(from - limits[0], limits[1] - to) - 2;
  const bowed = fringes
    .filter(({ land }) => land * tall <= room)
    .flatMap(({ land, rise }) =>
      [to + 2, from - 2].map((start, side) => {
        const way = side === 0 ? 1 : -1;
        const end = round(start + way * land * tall);
        const lifted = round(face - rise * height);
        const bend = round(start + way * 0.32 * tall);
        return `M${round(start)} ${round(face - height * 0.02)}C${bend} ${lifted} ${end} ${lifted} ${end} ${round(plane)}`;
      }),
    );
  return [...straight, ...bowed].join('');
}
