import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { media, theme } from '#src/ui/theme.ts';
import { Art } from './art.tsx';
import { dimensionRoom, dimensionText, placeDimensions } from './dimension-path.ts';
import { sizeOf, stepFor } from './scale.ts';
import { boxOf, type DrawingView } from './shape.ts';

/** Pixels a view may take, dimensions included. */
const room = { width: 330, height: 290 };
/** Stronger line of the grid, in millimetres. */
const major = 5;

/** One view of a package on a millimetre grid, with dimension lines; `children` are painted over it. Decorative: the sheet's sentence holds the numbers. */
export function PackageView({ view, step: given, children }: { view: DrawingView; step?: number; children?: ReactNode }) {
  const { number } = useFormat();
  const id = useId();
  const margin = dimensionRoom(view.dimensions);
  const box = boxOf(view.shapes);
  const { width, height } = sizeOf(box);
  const step = given ?? fittingStep(view);
  const left = box.left - margin.left / step;
  const top = box.top - margin.top / step;
  const wide = width + (margin.left + margin.right) / step;
  const high = height + (margin.top + margin.bottom) / step;
  const grid = { x: left, y: top, width: wide, height: high };
  return (
    <Drawing aria-hidden width={wide * step} height={high * step} viewBox={`${left} ${top} ${wide} ${high}`}>
      <defs>
        {[1, major].map((size) => (
          <pattern key={size} id={`${id}${size}`} width={size} height={size} patternUnits="userSpaceOnUse">
            <Grid data-major={size === major || undefined} d={`M${size} 0H0V${size}`} strokeWidth={1 / step} />
          </pattern>
        ))}
      </defs>
      {step >= 4 && <rect {...grid} fill={`url(#${id}1)`} />}
      <rect {...grid} fill={`url(#${id}${major})`} />
      {view.seat !== null && (
        <Seat d={`M${box.left - 1} ${view.seat}H${box.right + 1}`} strokeWidth={1 / step} strokeDasharray={`${4 / step} ${3 / step}`} />
      )}
      <Art shapes={view.shapes} step={step} />
      {children}
      {placeDimensions(view.dimensions, box, step).map(({ lines, arrows, text, value }) => (
        <Measure key={lines} strokeWidth={1 / step}>
          <path d={lines} />
          <path d={arrows} data-head />
          {/* In pixels, for Chrome takes small text that is drawn larger for the largest text of the page. */}
          <text
            fontSize={dimensionText}
            transform={`translate(${text.x} ${text.y})${text.vertical ? ' rotate(-90)' : ''} scale(${1 / step})`}
            textAnchor="middle"
          >
            {number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
          </text>
        </Measure>
      ))}
    </Drawing>
  );
}

/** The largest step at which a view and its dimensions fit the room of one view. */
export function fittingStep(view: DrawingView): number {
  const margin = dimensionRoom(view.dimensions);
  const { width, height } = sizeOf(boxOf(view.shapes));
  return stepFor(width, height, room.width - margin.left - margin.right, room.height - margin.top - margin.bottom);
}

const Drawing = styled.svg`
  display: block;
  max-inline-size: 100%;
  height: auto;
  overflow: visible;
`;

const Grid = styled.path`
  fill: none;
  stroke: ${theme.color.art.grid};
  &[data-major] {
    stroke: ${theme.color.art.gridMajor};
  }
`;

const Seat = styled.path`
  stroke: ${theme.color.art.dim};
`;

const Measure = styled.g`
  fill: none;
  stroke: ${theme.color.art.dim};
  [data-head],
  text {
    fill: ${theme.color.art.dim};
    stroke: none;
    font-family: ${theme.font.ui};
  }
  ${media.forcedColors} {
    stroke: CanvasText;
    [data-head],
    text {
      fill: CanvasText;
    }
  }
`;
