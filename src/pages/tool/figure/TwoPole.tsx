import type { ReactNode } from 'react';
import { LabelBody, type LabelText } from './Label.tsx';
import { Pick } from './Pick.tsx';
import type { Point } from './point.ts';

/** A part with two ends. It draws its own leads from one place to the other, upright or level, with the body in the middle. */
export interface TwoPoleProps extends LabelText {
  /** Plus, anode or input end. */
  from: Point;
  to: Point;
  /** Where the label stands: above a level part and right of an upright one without it. */
  side?: 'above' | 'below' | 'left' | 'right';
  /** Symbol over value (true without a word) or both on one line. */
  stacked?: boolean;
}

interface Body extends TwoPoleProps {
  /** Half the length between the leads. */
  half: number;
  /** Half the thickness: labels keep clear of it. */
  reach: number;
  /** Body around 0 0, drawn from left (`from`) to right (`to`). */
  children: ReactNode;
  /** What stays upright in the middle however the part lies, such as a letter. */
  upright?: ReactNode;
}

/** Frame of all parts with two ends. */
export function TwoPole({ from, to, side, stacked = true, half, reach, children, upright, ...what }: Body) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const isLevel = Math.abs(dx) >= Math.abs(dy);
  return (
    <Pick of={what.of}>
      <g className="part" transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d={`M${-length / 2} 0H${-half}M${half} 0H${length / 2}`} />
        {children}
      </g>
      {upright && (
        <g className="part" transform={`translate(${x} ${y})`}>
          {upright}
        </g>
      )}
      <LabelBody {...what} {...besidePart(x, y, reach, side ?? (isLevel ? 'above' : 'right'))} stacked={stacked} />
    </Pick>
  );
}

/** Where a label stands beside a part. */
export function besidePart(x: number, y: number, reach: number, side: 'above' | 'below' | 'left' | 'right') {
  const gap = 5;
  const spots = {
    above: { x, y: y - reach - gap, anchor: 'middle', rise: 'bottom' },
    below: { x, y: y + reach + gap, anchor: 'middle', rise: 'top' },
    left: { x: x - reach - gap, y, anchor: 'end', rise: 'middle' },
    right: { x: x + reach + gap, y, anchor: 'start', rise: 'middle' },
  } as const;
  return spots[side];
}
