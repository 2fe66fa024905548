/** Boxes with names, and arrows between them. */
import { LabelBody, type LabelText } from './Label.tsx';
import { Pick } from './Pick.tsx';
import { type Point, round, through } from './point.ts';
import { besidePart } from './TwoPole.tsx';

interface BlockProps extends LabelText {
  /** Middle of the box. */
  at: Point;
  size: readonly [width: number, height: number];
}

/** A named box of a block diagram. */
export function Block({ at: [x, y], size: [width, height], ...what }: BlockProps) {
  return (
    <Pick of={what.of}>
      <rect className="body" x={x - width / 2} y={y - height / 2} width={width} height={height} rx="3" />
      <LabelBody {...what} x={x} y={y} stacked />
    </Pick>
  );
}

/** A connection of an integrated circuit. */
interface Pin {
  side: 'left' | 'right' | 'top' | 'bottom';
  /** Place along the side, from its middle; the wire starts 10 px outside of the box. */
  place: number;
  /** Name inside the box, such as `ADJ`. */
  name?: string;
}

interface IcProps extends BlockProps {
  pins: readonly Pin[];
}

const stub = 10;

/** An integrated circuit with named pins; its own name stands above it, or inside where pins leave upwards. */
export function Ic({ at: [x, y], size, pins, ...what }: IcProps) {
  const half = { x: size[0] / 2, y: size[1] / 2 };
  const hasTop = pins.some(({ side }) => side === 'top');
  return (
    <>
      <Pick of={what.of}>
        <rect className="body" x={x - half.x} y={y - half.y} width={size[0]} height={size[1]} rx="3" />
        <LabelBody {...what} x={x} y={hasTop ? y : y - half.y - 4} rise={hasTop ? 'middle' : 'bottom'} />
      </Pick>
      {pins.map(({ side, place, name }) => {
        const isLevel = side === 'left' || side === 'right';
        const out = side === 'left' || side === 'top' ? -1 : 1;
        const [px, py] = isLevel ? [x + out * half.x, y + place] : [x + place, y + out * half.y];
        const inwards = ({ left: 'start', right: 'end', top: 'middle', bottom: 'middle' } as const)[side];
        return (
          <g key={`${side}${place}`} aria-hidden>
            <path className="part" d={`M${px} ${py}${isLevel ? 'h' : 'v'}${out * stub}`} />
            {name && (
              <text x={isLevel ? px - out * 5 : px} y={isLevel ? py : py - out * 9} dy=".35em" textAnchor={inwards}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

interface ArrowProps extends LabelText {
  /** Places of the line; the head is at the last one. */
  through: readonly Point[];
  /** Where the label stands beside the longest piece. */
  side?: 'above' | 'below' | 'left' | 'right';
  tone?: 'ink' | 'field' | 'wire';
  stacked?: boolean;
}

const head = { length: 8, half: 3.4 };

/** A current, a signal's way, a vector or a phasor. */
export function Arrow({ through: points, side, tone = 'ink', stacked = false, ...what }: ArrowProps) {
  const pieces = points.slice(1).map((to, index) => [points[index] ?? to, to] as const);
  const [from, tip] = pieces.at(-1) ?? [
    [0, 0],
    [0, 0],
  ];
  const longest = pieces.reduce((best, piece) => (lengthOf(piece) > lengthOf(best) ? piece : best), [from, tip] as const);
  const [[ax, ay], [bx, by]] = longest;
  const isLevel = Math.abs(bx - ax) >= Math.abs(by - ay);
  return (
    <Pick of={what.of}>
      <path className={tone} d={through(points)} />
      <path className={`head ${tone}`} d={arrowHead(from, tip)} />
      <LabelBody {...what} {...besidePart((ax + bx) / 2, (ay + by) / 2, 2, side ?? (isLevel ? 'above' : 'right'))} stacked={stacked} />
    </Pick>
  );
}

function lengthOf([[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  return Math.hypot(bx - ax, by - ay);
}

function arrowHead(from: Point, tip: Point): string {
  const length = lengthOf([from, tip]) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const [bx, by] = [tip[0] - ux * head.length, tip[1] - uy * head.length];
  const corner = (way: number) => `${round(bx - way * uy * head.half)} ${round(by + way * ux * head.half)}`;
  return `M${round(tip[0])} ${round(tip[1])}L${corner(1)}L${corner(-1)}z`;
}

/** An antenna; its feed is at `at`, 30 px under its tips. */
export function Antenna({ at: [x, y] }: { at: Point }) {
  return <path className="part" d={`M${x} ${y}v-30m-12 0l12 15 12-15`} />;
}
