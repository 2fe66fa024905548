import { round } from './point.ts';

interface Strip {
  /** Ends of the trace. */
  from: number;
  to: number;
  /** Side of the trace that looks at the plane, and the plane. */
  face: number;
  plane: number;
  /** Places beyond which no line may land. */
  limits: readonly [number, number];
}

const spacing = 16;
/** Where the lines beside the trace land and how high they rise, in parts of the height. */
const fringes = [
  { land: 0.4, rise: 0.2 },
  { land: 0.8, rise: 0.42 },
  { land: 1.2, rise: 0.6 },
];

/** Path of the electric field between a trace and a plane above or below it: a sketch, dense under the trace and bowed at its edges. */
export function stripField({ from, to, face, plane, limits }: Strip): string {
  const height = plane - face;
  const count = Math.max(2, Math.round((to - from) / spacing));
  const step = (to - from) / count;
  const straight = Array.from({ length: count }, (_, index) => `M${round(from + (index + 0.5) * step)} ${round(face)}V${round(plane)}`);
  const bowed = [1, -1].flatMap((way) =>
    fringes.flatMap(({ land, rise }) => {
      const start = (way > 0 ? to : from) + way * 2;
      const end = start + way * land * Math.abs(height);
      if (end < limits[0] || end > limits[1]) return [];
      const lifted = round(face - rise * height);
      return [
        `M${round(start)} ${round(face - height * 0.02)}C${round(start + way * 0.32 * Math.abs(height))} ${lifted} ${round(end)} ${lifted} ${round(end)} ${round(plane)}`,
      ];
    }),
  );
  return [...straight, ...bowed].join('');
}
