import { styled } from 'styled-components';
import type { Outline } from '#contract/api/part.ts';
import { media, theme } from '#src/ui/theme.ts';
import { Art } from './art.tsx';
import { sizeOf, stepFor, thumbMargin } from './scale.ts';
import { type Body, boxOf } from './shape.ts';
import { mainView } from './views.ts';

interface Props {
  outline: Outline | null;
  /** Name in the dashed square when there is nothing to draw. */
  name?: string | null | undefined;
  /** Side of the square in pixels; its width where `height` is another. */
  size?: number;
  height?: number;
  /** Pixels per millimetre, where thumbs are to be compared. */
  step?: number | null;
  body?: Body;
  /** What a screen reader says; left out where the package's name stands beside it. */
  label?: string;
  className?: string;
}

/** A package in a small square, to scale; without known dimensions a dashed square with its name. */
export function PackageThumb({
  outline,
  name = null,
  size = 40,
  height: tall = size,
  step = null,
  body = 'mould',
  label,
  className,
}: Props) {
  const view = outline && mainView(outline, body);
  const spoken = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  if (!view) {
    return (
      <Square {...spoken} className={className} width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
        <Land x={4.5} y={4.5} width={size - 9} height={size - 9} />
        <Name x={size / 2} y={size / 2}>
          {name !== null && name.length <= 6 ? name : ''}
        </Name>
      </Square>
    );
  }
  const box = boxOf(view.shapes);
  const { width, height } = sizeOf(box);
  const scale = step ?? stepFor(width, height, size - 2 * thumbMargin, tall - 2 * thumbMargin);
  const wide = size / scale;
  const high = tall / scale;
  const viewBox = [(box.left + box.right - wide) / 2, (box.top + box.bottom - high) / 2, wide, high].map(
    (value) => Math.round(value * 1000) / 1000,
  );
  return (
    <Square {...spoken} className={className} width={size} height={tall} viewBox={viewBox.join(' ')}>
      <Art shapes={view.shapes} step={scale} />
    </Square>
  );
}

const Square = styled.svg`
  display: block;
  flex: none;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.control};
  background: ${theme.color.art.sheet};
`;

const Land = styled.rect`
  fill: none;
  stroke: ${theme.color.art.leadEdge};
  stroke-dasharray: 3 2;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

const Name = styled.text`
  fill: ${theme.color.art.dim};
  font: 500 ${theme.size.drawingName} ${theme.font.ui};
  text-anchor: middle;
  dominant-baseline: central;
`;
