/** Small sketches of a quantity: waveforms, responses, characteristics. What needs numbers on its axes is a plot. */
import { LabelBody, type LabelText } from './Label.tsx';
import { Pick } from './Pick.tsx';
import { type Point, round, through } from './point.ts';

/** Left, top, width, height in pixels. */
type Area = readonly [x: number, y: number, width: number, height: number];

interface CurveProps {
  area: Area;
  /** Height for a place, both from 0 to 1; `height` 0 is the bottom of the area. What lies outside of the area or is not a number leaves a gap. */
  height: (place: number) => number;
  tone?: 'plot1' | 'plot2' | 'plot3' | 'field' | 'ink';
  /** Number of straight pieces. */
  pieces?: number;
}

/** A curve drawn from a function. */
export function Curve({ area: [x, y, width, tall], height, tone = 'plot1', pieces = 96 }: CurveProps) {
  const places = Array.from({ length: pieces + 1 }, (_, index) => {
    const value = height(index / pieces);
    return value >= 0 && value <= 1 ? ([x + (index / pieces) * width, y + tall * (1 - value)] as const) : null;
  });
  const path = places.map((place, index) => place && `${places[index - 1] ? 'L' : 'M'}${round(place[0])} ${round(place[1])}`);
  return <path className={tone} d={path.join('')} />;
}

/** A curve through places on the sheet, such as a square wave or a staircase. */
export function Trail({ through: points, tone = 'plot1' }: { through: readonly Point[]; tone?: NonNullable<CurveProps['tone']> }) {
  return <path className={tone} d={through(points)} />;
}

interface AxesProps {
  area: Area;
  /** Label at the end of the level axis and of the upright one. */
  across: LabelText;
  up: LabelText;
  /** Height of the level axis, from 0 (bottom) to 1. */
  zero?: number;
}

const past = 10;

/** Two axes with arrow heads and the symbols of their quantities. */
export function Axes({ area: [x, y, width, height], across, up, zero = 0 }: AxesProps) {
  const level = round(y + height * (1 - zero));
  const [end, top] = [x + width + past, y - past];
  return (
    <>
      <path d={`M${x} ${y + height}V${top}M${x} ${level}H${end}`} />
      <path className="head" d={`M${x} ${top - 3}l3 7h-6zM${end + 3} ${level}l-7 3v-6z`} />
      <LabelBody {...across} x={end + 3} y={level + 4} anchor="end" rise="top" />
      <LabelBody {...up} x={x + 6} y={top} anchor="start" rise="middle" />
    </>
  );
}

interface GuideProps extends LabelText {
  from: Point;
  to: Point;
  /** Where the label stands, seen from the end of the line. */
  side?: 'above' | 'below' | 'left' | 'right';
}

const spots = {
  above: { dx: 0, dy: -3, anchor: 'middle', rise: 'bottom' },
  below: { dx: 0, dy: 3, anchor: 'middle', rise: 'top' },
  left: { dx: -6, dy: 0, anchor: 'end', rise: 'middle' },
  right: { dx: 6, dy: 0, anchor: 'start', rise: 'middle' },
} as const;

/** A dashed line from a point of a curve to its value on an axis. */
export function Guide({ from, to, side = 'below', ...what }: GuideProps) {
  const { dx, dy, anchor, rise } = spots[side];
  return (
    <Pick of={what.of}>
      <path className="dashed" d={through([from, to])} />
      <LabelBody {...what} x={to[0] + dx} y={to[1] + dy} anchor={anchor} rise={rise} />
    </Pick>
  );
}

/** The point on a curve that the inputs give. */
export function Spot({ at: [x, y] }: { at: Point }) {
  return <circle className="spot" cx={x} cy={y} r="4" />;
}
