import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Load } from '#src/pages/tool/figure/passive-parts.tsx';
import type { Point } from '#src/pages/tool/figure/point.ts';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';
import { impedanceIds, phases } from './phase-parts.tsx';

const rows = [50, 135, 220] as const;
const [line, inner, outer] = [30, 130, 245] as const;
/** A between the lines A and B, B between B and C, C between C and A. */
const places: readonly (readonly [Point, Point])[] = [
  [
    [inner, rows[0]],
    [inner, rows[1]],
  ],
  [
    [inner, rows[1]],
    [inner, rows[2]],
  ],
  [
    [outer, rows[2]],
    [outer, rows[0]],
  ],
];

/** Three phases in a ring between the lines. */
export function DeltaLoad() {
  const figure = useFigure();
  return (
    <>
      {phases.map((letter, index) => {
        const y = rows[index] ?? rows[0];
        const [from, to] = places[index] ??
          places[0] ?? [
            [0, 0],
            [0, 0],
          ];
        const ids = impedanceIds(figure, letter);
        const hasReactance = (amount(figure, ids.reactance) ?? 0) !== 0;
        const center = (from[1] + to[1]) / 2;
        return (
          <g key={letter}>
            <Terminal at={[line, y]} name={letter} side="left" />
            <Wire d={`M${line + 4} ${y}H${index === 1 ? inner : outer}`} />
            <Joint at={[inner, y]} />
            <Arrow
              through={[
                [line + 20, y - 8],
                [line + 65, y - 8],
              ]}
              of={figure.mode === 'delta' ? `out.lineCurrent${letter}` : 'out.lineCurrent'}
            />
            <Load from={from} to={to} name="" value="" />
            <Label of={ids.resistance} x={from[0] + 20} y={hasReactance ? center - 9 : center} anchor="start" />
            {hasReactance && <Label of={ids.reactance} x={from[0] + 20} y={center + 9} anchor="start" />}
          </g>
        );
      })}
    </>
  );
}
