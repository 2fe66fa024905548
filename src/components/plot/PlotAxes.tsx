import { theme } from '#src/ui/theme.ts';
import type { Layout } from './layout.ts';
import { Grid, Rule, TickText } from './plot-style.ts';
import type { Scale } from './scale.ts';

function rules(pixels: readonly number[], draw: (at: number) => string): string {
  return pixels.map((at) => draw(Math.round(at) + 0.5)).join('');
}

function SideTicks({ scale, x, side }: { scale: Scale; x: number; side: 'left' | 'right' }) {
  const out = side === 'left' ? -1 : 1;
  return scale.ticks.map(({ at, label }) => (
    <TickText key={at} x={x + out * 7} y={at} dy="0.35em" textAnchor={side === 'left' ? 'end' : 'start'}>
      {label}
    </TickText>
  ));
}

/** Keeps the outermost labels inside the drawing. */
function anchorOf(at: number, label: string, width: number): 'start' | 'middle' | 'end' {
  const half = label.length * 3.5;
  return at + half > width ? 'end' : at - half < 0 ? 'start' : 'middle';
}

/** Grid, axes and their numbers. */
export function PlotAxes({ layout, slots }: { layout: Layout; slots: boolean }) {
  const { area, x, left, right, width } = layout;
  const upright = (at: number) => `M${at} ${area.top}V${area.bottom}`;
  const level = (at: number) => `M${area.left} ${at}H${area.right}`;
  const ends = right
    ? `M${area.right + 0.5} ${area.top}V${area.bottom}${rules(
        right.ticks.map(({ at }) => at),
        (at) => `M${area.right} ${at}h4`,
      )}`
    : '';
  return (
    <>
      <Grid d={rules(x.minor, upright) + rules(left.minor, level)} />
      <Grid
        $major
        d={
          (slots
            ? ''
            : rules(
                x.ticks.map(({ at }) => at),
                upright,
              )) +
          rules(
            left.ticks.map(({ at }) => at),
            level,
          )
        }
      />
      <Rule $color={theme.color.art.ink} d={`M${area.left + 0.5} ${area.top}V${area.bottom + 0.5}H${area.right}${ends}`} />
      <SideTicks scale={left} x={area.left} side="left" />
      {right ? <SideTicks scale={right} x={area.right} side="right" /> : null}
      {x.ticks.map(({ at, label }) => (
        <TickText key={at} x={at} y={area.bottom + 18} textAnchor={anchorOf(at, label, width)}>
          {label}
        </TickText>
      ))}
    </>
  );
}
