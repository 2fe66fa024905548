import { LabelBody, type LabelText } from './Label.tsx';
import { Pick } from './Pick.tsx';

interface Props extends LabelText {
  /** Direction that is measured. */
  along: 'x' | 'y';
  from: number;
  to: number;
  /** Where the dimension line runs, in the other direction. */
  at: number;
  /** Edges of the thing that is measured: the extension lines start there. One number when both ends have the same. */
  edge?: number | readonly [number, number];
  /** Side of the label; above and right without it. */
  side?: 'above' | 'below' | 'left' | 'right';
  on?: 'laminate' | 'copper';
}

const head = { length: 7, half: 2.6 };
const passes = 4;
const clear = 3;
const shortest = 26;
const tail = 16;

/** A dimension line with its symbol and value; pressing it focuses the input. Arrows stand outside where there is no room between. */
export function Dimension({ along, from, to, at, edge, side = along === 'x' ? 'above' : 'right', on, ...what }: Props) {
  const point = (one: number, other: number) => (along === 'x' ? `${one} ${other}` : `${other} ${one}`);
  const [start, end] = from < to ? [from, to] : [to, from];
  const isShort = end - start < shortest;
  const out = isShort ? -1 : 1;
  const arrow = (tip: number, way: number) =>
    `M${point(tip, at)}L${point(tip + way * head.length, at - head.half)}L${point(tip + way * head.length, at + head.half)}z`;
  const reach = isShort ? tail : 0;
  const edges = edge === undefined ? [] : typeof edge === 'number' ? [edge, edge] : edge;
  const extensions = [start, end].map((end_, index) => extension(edges[index], at, (other) => point(end_, other)));
  const beside = isShort ? start - tail : (start + end) / 2; // a short one has its number where it covers nothing that is measured
  const spot = {
    above: { x: (start + end) / 2, y: at - 5, anchor: 'middle', rise: 'bottom' },
    below: { x: (start + end) / 2, y: at + 4, anchor: 'middle', rise: 'top' },
    left: { x: at - 8, y: beside, anchor: 'end', rise: 'middle' },
    right: { x: at + 8, y: beside, anchor: 'start', rise: 'middle' },
  } as const;
  return (
    <Pick of={what.of}>
      <path d={`${extensions.join('')}M${point(start - reach, at)}L${point(end + reach, at)}`} />
      <path className="head" d={arrow(start, out) + arrow(end, -out)} />
      <LabelBody {...what} {...spot[side]} on={on} />
    </Pick>
  );
}

function extension(edge: number | undefined, at: number, point: (other: number) => string): string {
  if (edge === undefined || Math.abs(at - edge) < clear) return '';
  const way = Math.sign(at - edge);
  return `M${point(edge + way * clear)}L${point(at + way * passes)}`;
}
