/** Cross-sections: what conducts is copper, what insulates is laminate. */
import type { SVGProps } from 'react';
import { through } from './point.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface TraceProps extends Box {
  /** How much shorter each end of the upper edge is, as etching leaves it; 0 is a rectangle. A negative one narrows the lower edge. */
  taper?: number;
  /** The only end that is etched, of copper that goes on beyond the drawing at the other. */
  only?: 'left' | 'right';
}

/** Of the width of the base, how much etching is drawn to take at most: a top that is not quite a point can still be seen. */
const mostTaken = 0.98;

/** Pixels by which each end of the upper edge is shorter: of a base of so many pixels and of a width (m), off whose top etching takes some (m). */
export function taperOf(base: number, width: number | null, narrowing: number | null): number {
  if (width === null || narrowing === null || !(width > 0) || !(narrowing > 0)) return 0;
  return (Math.min(narrowing / width, mostTaken) * base) / 2;
}

/** A trace in section: a rectangle, or the trapezoid that etching leaves. */
export function Trace({ x, y, width, height, taper = 0, only }: TraceProps) {
  const [top, bottom] = [Math.max(0, taper), Math.max(0, -taper)];
  const [left, right] = [only === 'right' ? 0 : 1, only === 'left' ? 0 : 1];
  const path = through([
    [x + bottom * left, y + height],
    [x + top * left, y],
    [x + width - top * right, y],
    [x + width - bottom * right, y + height],
  ]);
  return <path className="copper" d={`${path}z`} />;
}

/** A round conductor in section. */
export function RoundWire({ x, y, radius }: { x: number; y: number; radius: number }) {
  return <circle className="copper" cx={x} cy={y} r={radius} />;
}

/** A plane or any other solid copper with straight edges. */
export function Plane(box: Box) {
  return <rect className="copper" {...box} />;
}

/** A ring of copper between two radii, such as the shield of a cable. */
export function Ring({ x, y, outer, inner }: { x: number; y: number; outer: number; inner: number }) {
  const circle = (radius: number) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  return <path className="copper" fillRule="evenodd" d={circle(outer) + circle(inner)} />;
}

/** Insulation with straight edges. */
export function Dielectric(box: Box) {
  return <rect className="laminate" {...box} />;
}

interface CoatProps {
  left: number;
  right: number;
  /** The board's surface. */
  top: number;
  coat: number;
  /** What stands on the board, from left to right, all of one height; it may reach both ends. */
  strips: readonly { from: number; to: number; height: number; taper: number }[];
}

/** A coat of even thickness over a board and the copper on it; a gap narrower than two coats is filled. */
export function CoatOver({ left, right, top, coat, strips }: CoatProps) {
  const [low, high] = [top - coat, top - (strips[0]?.height ?? 0) - coat];
  const outline = strips.flatMap(({ from, to, taper }, index) => {
    const [before, after] = [strips[index - 1]?.to ?? -Infinity, strips[index + 1]?.from ?? Infinity];
    const start =
      from <= left
        ? [[left, high]]
        : [
            [from - coat, low],
            [from + taper - coat, high],
          ];
    const end =
      to >= right
        ? [[right, high]]
        : [
            [to - taper + coat, high],
            [to + coat, low],
          ];
    return [...(from - before > 2 * coat ? start : []), ...(after - to > 2 * coat ? end : [])];
  });
  const ends = [(strips[0]?.from ?? right) <= left, (strips.at(-1)?.to ?? left) >= right];
  const points = [[left, top], ...(ends[0] ? [] : [[left, low]]), ...outline, ...(ends[1] ? [] : [[right, low]]), [right, top]];
  return <path className="laminate" d={`${through(points.map(([x = 0, y = 0]) => [x, y] as const))}z`} />;
}

/** Insulation around a conductor. */
export function RoundDielectric({ x, y, radius }: { x: number; y: number; radius: number }) {
  return <circle className="laminate" cx={x} cy={y} r={radius} />;
}

/** A dashed edge of something that is not computed, such as a jacket or the middle of a board. */
export function Outline(props: Pick<SVGProps<SVGPathElement>, 'd'>) {
  return <path className="ink dashed" {...props} />;
}

/** A thin line of any form, such as a middle line or an edge. */
export function Line({ d, dashed = false }: { d: string; dashed?: boolean }) {
  return <path className={dashed ? 'dashed' : undefined} d={d} />;
}

/** An area that is singled out, such as waste or a permitted range. */
export function Shade({ d }: { d: string }) {
  return <path className="shade" d={d} />;
}

/** Field lines, flux, measured paths: any path. */
export function FieldLines(props: Pick<SVGProps<SVGPathElement>, 'd'>) {
  return <path className="field" {...props} />;
}

/** Current that flows towards the reader (a dot) or away from them (a cross). */
export function CurrentInto({ x, y, radius = 7, towards = false }: { x: number; y: number; radius?: number; towards?: boolean }) {
  const arm = radius * 0.7;
  return (
    <>
      <circle className="body" cx={x} cy={y} r={radius} />
      {towards ? (
        <circle className="filled" cx={x} cy={y} r={radius * 0.3} />
      ) : (
        <path className="ink" d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`} />
      )}
    </>
  );
}
