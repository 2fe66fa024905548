import { Fragment, useId } from 'react';
import { styled } from 'styled-components';
import { dotRadius, inkWidth } from '#land-patterns/frame.ts';
import type { LandPattern, Pad } from '#land-patterns/land-pattern.ts';
import { bodyCorners } from '#land-patterns/outline-path.ts';
import { edges } from '#land-patterns/pads.ts';
import { dimensionRoom } from '#src/components/drawing/dimension-path.ts';
import { PackageView } from '#src/components/drawing/PackageView.tsx';
import { sizeOf, stepFor } from '#src/components/drawing/scale.ts';
import { boxOf, type DrawingView } from '#src/components/drawing/shape.ts';
import { media, theme } from '#src/ui/theme.ts';
import { patternView } from './pattern-view.ts';

/** Pixels that the drawing may take, dimensions included, and that a pad's number needs. */
const room = { width: 480, height: 400 };
const numberPixels = { width: 18, height: 13, digit: 7 };

/** Lands, paste, holes, silkscreen and body on the millimetre grid. Decorative: the sentence beside it holds the numbers. */
export function PatternDrawing({ pattern }: { pattern: LandPattern }) {
  const hatch = useId();
  const view = patternView(pattern);
  const step = fitting(view);
  return (
    <PackageView view={view} step={step}>
      <defs>
        <pattern id={hatch} width={4 / step} height={4 / step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Hatch d={`M0 0V${4 / step}`} strokeWidth={2 / step} />
        </pattern>
      </defs>
      {pattern.pads.map((pad) => (
        <Fragment key={`${pad.number} ${pad.x}`}>
          <Land {...areaOf(pad)} rx={pad.radius} strokeWidth={1 / step} />
          {pad.paste.map((window) => (
            <rect key={`${window.x} ${window.y}`} {...areaOf(window)} fill={`url(#${hatch})`} />
          ))}
          {pad.hole === null ? null : <Hole cx={pad.x} cy={pad.y} r={pad.hole / 2} strokeWidth={1 / step} />}
        </Fragment>
      ))}
      <Body
        d={`M${bodyCorners(pattern)
          .map(({ x, y }) => `${x} ${y}`)
          .join('L')}z`}
        strokeWidth={1.5 / step}
      />
      <Ink
        d={pattern.silkscreen.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')}
        strokeWidth={Math.max(inkWidth, 1.5 / step)}
      />
      {pattern.pinOne ? <Dot cx={pattern.pinOne.x} cy={pattern.pinOne.y} r={Math.max(dotRadius, 3 / step)} /> : null}
      {pattern.pads
        .filter((pad) => hasRoom(pad, step))
        .map((pad) => (
          <Number key={`${pad.number} ${pad.x}`} transform={`translate(${pad.x} ${pad.y}) scale(${1 / step})`}>
            {pad.number}
          </Number>
        ))}
    </PackageView>
  );
}

function fitting(view: DrawingView): number {
  const margin = dimensionRoom(view.dimensions);
  const { width, height } = sizeOf(boxOf(view.shapes));
  return stepFor(width, height, room.width - margin.left - margin.right, room.height - margin.top - margin.bottom);
}

function areaOf(area: Pick<Pad, 'x' | 'y' | 'width' | 'height'>) {
  const { left, top } = edges(area);
  return { x: left, y: top, width: area.width, height: area.height };
}

const hasRoom = ({ number, width, height, hole }: Pad, step: number): boolean =>
  hole === null && width * step >= numberPixels.width + (number.length - 1) * numberPixels.digit && height * step >= numberPixels.height;

const Land = styled.rect`
  fill: ${theme.color.art.copper};
  stroke: ${theme.color.art.copperEdge};
  ${media.forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;

const Hatch = styled.path`
  stroke: ${theme.color.art.lead};
  opacity: 0.55;
`;

const Hole = styled.circle`
  fill: ${theme.color.art.sheet};
  stroke: ${theme.color.art.copperEdge};
  ${media.forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;

const Body = styled.path`
  fill: ${theme.color.art.mould};
  fill-opacity: 0.16;
  stroke: ${theme.color.art.mouldEdge};
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

const Ink = styled.path`
  fill: none;
  stroke: ${theme.color.text.primary};
  stroke-linecap: round;
`;

const Dot = styled.circle`
  fill: ${theme.color.text.primary};
`;

const Number = styled.text`
  fill: ${theme.color.art.mould};
  font: ${theme.type.small};
  font-weight: ${theme.weight.semibold};
  text-anchor: middle;
  dominant-baseline: central;
  paint-order: stroke;
  stroke: ${theme.color.art.copper};
  stroke-width: 0.2em;
  ${media.forcedColors} {
    fill: CanvasText;
    stroke: Canvas;
  }
`;
