import { css } from 'styled-components';
import { media, theme } from '#src/ui/theme.ts';

const { art, accent } = theme.color;

const surfaces = css`
  .copper {
    fill: ${art.copper};
    stroke: ${art.copperEdge};
  }
  .laminate {
    fill: ${art.laminate};
    stroke: ${art.laminateEdge};
  }
  .ceramic {
    fill: ${art.ceramic};
    stroke: ${art.ceramicEdge};
  }
  .metal {
    fill: ${art.lead};
    stroke: ${art.leadEdge};
  }
  .body {
    fill: ${art.sheet};
    stroke: ${art.ink};
  }
  .shade {
    fill: ${accent.subtle};
    stroke: none;
  }
  .filled {
    fill: ${art.ink};
    stroke: none;
  }
`;

const lines = css`
  .ink,
  .part {
    stroke: ${art.ink};
  }
  .wire {
    stroke: ${art.copperEdge};
    stroke-width: 1.5;
  }
  .thick {
    stroke-width: 2;
  }
  .field {
    stroke: ${art.field};
    opacity: 0.75;
  }
  .dashed {
    stroke-dasharray: 5 4;
  }
  .grid {
    stroke: ${art.grid};
  }
  .plot1 {
    stroke: ${art.plot1};
    stroke-width: 2;
  }
  .plot2 {
    stroke: ${art.plot2};
    stroke-width: 2;
    stroke-dasharray: 6 3;
  }
  .plot3 {
    stroke: ${art.plot3};
    stroke-width: 2;
    stroke-dasharray: 10 4;
  }
  .head {
    fill: ${art.dim};
    stroke: none;
  }
  .strand {
    stroke: ${art.copper};
  }
  .strand-edge {
    stroke: ${art.copperEdge};
  }
  .strand,
  .strand-edge {
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .behind {
    opacity: 0.45;
  }
  .spot {
    fill: ${art.sheet};
    stroke: ${art.plot1};
    stroke-width: 2;
  }
  .head.ink {
    fill: ${art.ink};
  }
  .head.field {
    fill: ${art.field};
  }
  .head.wire {
    fill: ${art.copperEdge};
  }
`;

/** Text keeps a clear ground around itself; an index does not, since it would cover the letter before it. */
const words = css`
  text {
    stroke: ${art.sheet};
    stroke-width: 0.25em;
    stroke-linejoin: round;
    paint-order: stroke;
    fill: ${art.ink};
    font-family: ${theme.font.ui};
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-on='laminate'] {
    stroke: ${art.laminate};
  }
  [data-on='copper'] {
    stroke: ${art.copper};
  }
  .italic,
  .sub {
    font-family: ${theme.font.math};
  }
  .italic {
    font-style: italic;
  }
  .sub {
    stroke: none;
    font-size: 0.75em;
  }
`;

const pressable = css`
  .hit {
    fill: transparent;
    stroke: none;
  }
  .pick {
    cursor: pointer;
  }
  .pick:focus-visible {
    outline: none;
  }
  .pick:focus-visible .hit {
    stroke: ${theme.color.focus.ring};
    stroke-width: 2;
  }
  .pick:hover text,
  [aria-current] text,
  [aria-current] .head {
    fill: ${accent.text};
  }
  [aria-current] text {
    font-weight: ${theme.weight.semibold};
  }
  [aria-current] :is(path:not(.head, .copper), .body) {
    stroke: ${accent.text};
  }
  [aria-current] .filled {
    fill: ${accent.text};
  }
`;

/** `&&` makes these stronger than the paints above, which are classes. */
const contrast = css`
  ${media.forcedColors} {
    && :is(path, rect, circle, ellipse) {
      stroke: CanvasText;
    }
    && :is(.grid, .ground, .hit, .shade, .head, .filled) {
      stroke: none;
    }
    && :is(.copper, .laminate, .ceramic, .metal, .body, .ground, .shade, .spot) {
      fill: Canvas;
    }
    && :is(text, .head, .filled) {
      fill: CanvasText;
    }
    && :is(text, .strand) {
      stroke: Canvas;
    }
    && [aria-current] :is(text, .head, .filled) {
      fill: Highlight;
    }
    && [aria-current] :is(path:not(.head), .body),
    && .pick:focus-visible .hit {
      stroke: Highlight;
    }
  }
`;

/** Every paint of the figures, by class name; strokes are one pixel where no class says otherwise. */
export const sheetStyle = css`
  fill: none;
  stroke: ${art.dim};
  ${surfaces}
  ${lines}
  ${words}
  ${pressable}
  .ground {
    fill: ${art.sheet};
    stroke: none;
  }
  ${contrast}
`;
