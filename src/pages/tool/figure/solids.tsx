/** Wires, coils, plates and bars seen from the side or at an angle. */
import { type Point, round } from './point.ts';

/** A path drawn as a wire of copper with edges. */
export function Strand({ d, wire, isBehind = false }: { d: string; wire: number; isBehind?: boolean }) {
  return (
    <g className={isBehind ? 'behind' : undefined}>
      <path className="strand-edge" strokeWidth={wire + 2} d={d} />
      <path className="strand" strokeWidth={wire} d={d} />
    </g>
  );
}

interface TurnsProps {
  /** Left end of the coil and its axis. */
  x: number;
  y: number;
  length: number;
  /** Between the middles of the wire. */
  diameter: number;
  turns: number;
  wire: number;
}

const mostTurns = 40;

/** A coil of one layer from the side, its axis level; more than 40 turns are drawn as 40. */
export function Turns({ x, y, length, diameter, turns, wire }: TurnsProps) {
  const count = Math.max(1, Math.min(mostTurns, Math.round(turns)));
  const pitch = length / count;
  const [top, bottom] = [round(y - diameter / 2), round(y + diameter / 2)];
  const each = (draw: (left: number) => string) => Array.from({ length: count }, (_, index) => draw(x + index * pitch)).join('');
  return (
    <>
      <Strand isBehind wire={wire} d={each((left) => `M${round(left + pitch / 2)} ${top}L${round(left + pitch)} ${bottom}`)} />
      <Strand wire={wire} d={each((left) => `M${round(left)} ${bottom}L${round(left + pitch / 2)} ${top}`)} />
    </>
  );
}

/** Path of a ring that is open at the bottom by `gap` pixels. */
export function ringPath([x, y]: Point, radius: number, gap = 0): string {
  const half = gap / 2;
  const drop = Math.sqrt(Math.max(0, radius * radius - half * half));
  if (half < 0.5) return `M${x} ${y + radius}a${radius} ${radius} 0 1 1 .01 0z`;
  return `M${x - half} ${round(y + drop)}A${radius} ${radius} 0 1 1 ${x + half} ${round(y + drop)}`;
}

/** Path of a rectangle around a middle that is open at the bottom by `gap` pixels. */
export function rectanglePath([x, y]: Point, width: number, height: number, gap = 0): string {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return `M${x - gap / 2} ${bottom}H${left}V${top}H${right}V${bottom}H${x + gap / 2}`;
}

interface CylinderProps {
  x: number;
  /** Axis. */
  y: number;
  length: number;
  diameter: number;
  paint?: 'copper' | 'laminate' | 'metal';
}

/** A bar or straight wire that lies level, its right end shown a little. */
export function Cylinder({ x, y, length, diameter, paint = 'copper' }: CylinderProps) {
  const radius = diameter / 2;
  const bulge = Math.max(1.5, radius * 0.35);
  const end = x + length;
  return (
    <>
      <path
        className={paint}
        d={`M${x} ${y - radius}H${end}A${bulge} ${radius} 0 0 1 ${end} ${y + radius}H${x}A${bulge} ${radius} 0 0 1 ${x} ${y - radius}z`}
      />
      <ellipse className={paint} cx={end} cy={y} rx={bulge} ry={radius} />
    </>
  );
}

interface SlabProps {
  /** Left upper corner of its front. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far it goes back, in pixels to the right and up. */
  back: Point;
  paint?: 'copper' | 'laminate' | 'metal';
}

/** A plate or block at an angle: front, top and right side. */
export function Slab({ x, y, width, height, back: [bx, by], paint = 'copper' }: SlabProps) {
  return (
    <>
      <path className={paint} d={`M${x} ${y}l${bx} ${-by}h${width}l${-bx} ${by}z`} />
      <path className={paint} d={`M${x + width} ${y}l${bx} ${-by}v${height}l${-bx} ${by}z`} />
      <rect className={paint} x={x} y={y} width={width} height={height} />
    </>
  );
}
