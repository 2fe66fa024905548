import { round } from '#src/pages/tool/figure/point.ts';

interface Strip {
  /** Ends, upper and lower face of the trace. */
  from: number;
  to: number;
  top: number;
  bottom: number;
  /** The planes above and below. */
  upper: number;
  lower: number;
  /** Sides on which no other trace takes the field. */
  open: readonly ('left' | 'right')[];
}

const spacing = 16;
/** Where the lines beside the trace land, in parts of the way to the nearer plane. */
const landings = [0.35, 0.75];

/** Path of the electric field between a trace and the planes above and below it, as a sketch. */
export function fieldBetweenPlanes({ from, to, top, bottom, upper, lower, open }: Strip): string {
  const count = Math.max(2, Math.round((to - from) / spacing));
  const step = (to - from) / count;
  const straight = Array.from({ length: count }, (_, index) => round(from + (index + 0.5) * step));
  const reach = Math.min(top - upper, lower - bottom);
  const bowed = open.flatMap((side) => {
    const [start, way] = side === 'left' ? [from, -1] : [to, 1];
    return landings.flatMap((share) => {
      const end = round(start + way * share * reach);
      return [
        [top, upper],
        [bottom, lower],
      ].map(
        ([face = 0, plane = 0]) =>
          `M${round(start)} ${round(face)}C${end} ${round(face)} ${end} ${round((face + plane) / 2)} ${end} ${round(plane)}`,
      );
    });
  });
  return [...straight.map((x) => `M${x} ${round(top)}V${round(upper)}M${x} ${round(bottom)}V${round(lower)}`), ...bowed].join('');
}
