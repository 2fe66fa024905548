/** Strokes of a plot. Everything is drawn in `currentColor`, so that forced colours reach it. */
import { css, styled } from 'styled-components';
import type { PlotSeries } from '#calculators/plot.ts';
import { media, theme } from '#src/ui/theme.ts';

const colors = [theme.color.art.plot1, theme.color.art.plot2, theme.color.art.plot3, theme.color.art.plot4];

export function seriesColor(index: number): string {
  return colors[index % colors.length] ?? theme.color.art.plot1;
}

const dashes = { solid: undefined, dashed: '7 4', dotted: '1.5 3.5', dashDotted: '9 3 2 3' };
type Dash = keyof typeof dashes;

/** A dash for each series: its own style, else one that no other series has. */
export function dashesOf(series: readonly PlotSeries[]): (string | undefined)[] {
  const taken = new Set<Dash | undefined>(series.map(({ style }) => style));
  const free = (['solid', 'dashed', 'dotted', 'dashDotted'] as const).filter((dash) => !taken.has(dash));
  return series.map(({ style }) => dashes[style ?? free.shift() ?? 'solid']);
}

const plain = css`
  fill: none;
  stroke: currentColor;
  stroke-width: ${theme.border.hairline};
`;
/** Lines and words of one colour that a visitor's own colours replace. */
const ink = css<{ $color: string }>`
  color: ${({ $color }) => $color};
  ${media.forcedColors} {
    color: CanvasText;
  }
`;

export const Rule = styled.path<{ $color: string }>`
  ${plain}
  ${ink}
`;

export const Grid = styled.path<{ $major?: boolean }>`
  ${plain}
  color: ${({ $major }) => ($major ? theme.color.art.gridMajor : theme.color.art.grid)};
  ${media.forcedColors} {
    color: ${({ $major }) => ($major ? 'GrayText' : 'transparent')};
    opacity: 0.5;
  }
`;

export const Curve = styled.path<{ $color: string }>`
  ${plain}
  ${ink}
  stroke-width: ${theme.border.focus};
  stroke-linejoin: round;
`;

/** Area of a band or a bar. */
export const Surface = styled.path<{ $color: string; $strong?: boolean }>`
  ${ink}
  fill: currentColor;
  fill-opacity: ${({ $strong }) => ($strong ? 0.75 : 0.16)};
  stroke: ${({ $strong }) => ($strong ? 'currentColor' : 'none')};
`;

export const Ring = styled.circle<{ $color: string }>`
  ${ink}
  fill: ${theme.color.art.sheet};
  stroke: currentColor;
  stroke-width: ${theme.border.focus};
  ${media.forcedColors} {
    fill: Canvas;
  }
`;

export const Dot = styled.circle<{ $color: string }>`
  ${ink}
  fill: currentColor;
`;

export const TickText = styled.text`
  fill: ${theme.color.text.secondary};
  font: ${theme.type.small};
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

/** A label inside the plot, readable over lines. */
export const Label = styled.text<{ $color: string; $strong?: boolean }>`
  ${ink}
  fill: currentColor;
  font: ${theme.type.small};
  font-weight: ${({ $strong }) => ($strong ? theme.weight.semibold : theme.weight.regular)};
  paint-order: stroke;
  stroke: ${theme.color.art.sheet};
  stroke-width: ${theme.space['1']};
  stroke-linejoin: round;
  ${media.forcedColors} {
    stroke: Canvas;
  }
`;
