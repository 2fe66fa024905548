import { css, styled } from 'styled-components';
import { media, theme } from '#src/ui/theme.ts';
import { merged, type Paint, type Shape } from './shape.ts';

const { art } = theme.color;
const painted = (fill: string, stroke: string) => css`
  fill: ${fill};
  stroke: ${stroke};
`;

const paints: Record<Paint, ReturnType<typeof css>> = {
  alumina: painted(art.alumina, art.leadEdge),
  bevel: css`
    ${painted('none', art.mark)}
    opacity: 0.22;
  `,
  ceramic: painted(art.ceramic, art.ceramicEdge),
  copper: painted(art.copper, art.copperEdge),
  laminate: painted(art.laminate, art.laminateEdge),
  lead: painted(art.lead, art.leadEdge),
  line: painted('none', art.leadEdge),
  mould: painted(art.mould, art.mouldEdge),
  notch: painted(art.sheet, art.mouldEdge),
  ring: painted('none', art.mark),
  slot: css`
    ${painted(art.leadEdge, 'none')}
    opacity: 0.5;
  `,
  stripe: painted(art.lead, 'none'),
};

/** The shapes of a view; strokes are one pixel at the given step. */
export function Art({ shapes, step }: { shapes: readonly Shape[]; step: number }) {
  return (
    <Painted strokeWidth={1 / step} fillRule="evenodd">
      {merged(shapes).map(({ paint, path }, index) => (
        <path key={`${paint}${index}`} data-paint={paint} d={path} /> // the order of painting never changes
      ))}
    </Painted>
  );
}

const Painted = styled.g`
  ${Object.entries(paints).map(
    ([paint, style]) => css`
      [data-paint='${paint}'] {
        ${style}
      }
    `,
  )}
  ${media.forcedColors} {
    [data-paint] {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
