import { memo, useId } from 'react';
import { useFormat } from '#src/i18n/format.ts';
import { placeOf, radius } from './smith-plane.ts';

const values = [0.2, 0.5, 1, 2, 5];

/** Circles of constant resistance, arcs of constant reactance, and the circle of the conductance that matches; values are shares of the reference. */
export const SmithGrid = memo(function SmithGrid() {
  const clip = useId();
  const { number } = useFormat();
  const [x, y] = placeOf({ re: 0, im: 0 });
  return (
    <g aria-hidden>
      <clipPath id={clip}>
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {values.map((value) => (
          <circle key={value} className="grid" cx={x + (radius * value) / (1 + value)} cy={y} r={radius / (1 + value)} />
        ))}
        {values.flatMap((value) =>
          [radius / value, -radius / value].map((reach) => (
            <circle key={reach} className="grid" cx={x + radius} cy={y - reach} r={Math.abs(reach)} />
          )),
        )}
        <circle className="field dashed" cx={x - radius / 2} cy={y} r={radius / 2} />
        <circle className="field" cx={x + radius / 2} cy={y} r={radius / 2} />
      </g>
      <circle className="ink" cx={x} cy={y} r={radius} />
      <path className="grid" d={`M${x - radius} ${y}h${2 * radius}`} />
      {values.map((value) => (
        <text key={value} x={x + (radius * (value - 1)) / (value + 1) + 3} y={y - 4} fontSize="9">
          {number(value)}
        </text>
      ))}
    </g>
  );
});
