import { type Anchor, LabelBody, type LabelText } from './Label.tsx';
import { Pick } from './Pick.tsx';
import type { Point } from './point.ts';

interface Props extends LabelText {
  /** Spot on the thing that is named. */
  to: Point;
  /** Where the label stands. */
  from: Point;
  on?: 'laminate' | 'copper';
}

/** A label with a line to the spot it names. */
export function Leader({ to, from, on, ...what }: Props) {
  const [x, y] = from;
  const anchor: Anchor = Math.abs(to[0] - x) < 12 ? 'middle' : to[0] > x ? 'end' : 'start';
  const isUpright = anchor === 'middle';
  const below = to[1] > y;
  return (
    <Pick of={what.of}>
      <path d={`M${x} ${y}L${to[0]} ${to[1]}`} />
      <circle className="head" cx={to[0]} cy={to[1]} r="2" />
      <LabelBody
        {...what}
        x={x + (anchor === 'end' ? -5 : anchor === 'start' ? 5 : 0)}
        y={isUpright ? y + (below ? -3 : 3) : y}
        anchor={anchor}
        rise={isUpright ? (below ? 'bottom' : 'top') : 'middle'}
        on={on}
      />
    </Pick>
  );
}
