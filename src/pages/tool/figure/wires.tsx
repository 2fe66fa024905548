/** What joins the parts of a schematic. */
import { LabelBody, type LabelText } from './Label.tsx';
import { Pick } from './Pick.tsx';
import type { Point } from './point.ts';
import { besidePart } from './TwoPole.tsx';

/** A wire along a path such as `M30 60H105V120`; `dashed` for what is optional. */
export function Wire({ d, dashed = false }: { d: string; dashed?: boolean }) {
  return <path className={dashed ? 'part dashed' : 'part'} d={d} />;
}

/** A joint of wires. */
export function Joint({ at: [x, y] }: { at: Point }) {
  return <circle className="filled" cx={x} cy={y} r="3" />;
}

interface Marked extends LabelText {
  at: Point;
  side?: 'above' | 'below' | 'left' | 'right';
  stacked?: boolean;
}

/** An open end, such as an input or an output. */
export function Terminal({ at: [x, y], side = 'right', stacked = false, ...what }: Marked) {
  return (
    <Pick of={what.of}>
      <circle className="body" cx={x} cy={y} r="3.500" />
      <LabelBody {...what} {...besidePart(x, y, 4, side)} stacked={stacked} />
    </Pick>
  );
}

/** Ground; the wire comes from above. */
export function Ground({ at: [x, y] }: { at: Point }) {
  return <path className="part" d={`M${x} ${y}v6M${x - 10} ${y + 6}h20m-16.500 4h13m-9.500 4h6`} />;
}

/** A supply rail: a bar at the end of a wire that comes from below. */
export function Rail({ at: [x, y], side = 'above', stacked = false, ...what }: Marked) {
  return (
    <Pick of={what.of}>
      <path className="part" d={`M${x - 10} ${y}h20`} />
      <LabelBody {...what} {...besidePart(x, y, 1, side)} stacked={stacked} />
    </Pick>
  );
}
