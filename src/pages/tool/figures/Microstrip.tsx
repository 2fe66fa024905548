import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Dielectric, FieldLines, Plane, Trace } from '#src/pages/tool/figure/section-shapes.tsx';
import { stripField } from '#src/pages/tool/figure/strip-field.ts';
import { useSheet } from '#src/pages/tool/figure/use-sheet.ts';

const margin = { side: 16, top: 62, bottom: 34 };
const plane = 12;

/** Trace over a plane in section, with the field between them. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(280);
  const width = figure.mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth';
  const fit = scaleToFit(
    {
      across: { w: amount(figure, width) },
      up: { t: amount(figure, 'traceThickness'), h: amount(figure, 'dielectricHeight') },
    },
    { width: sheet.width * 0.4, height: sheet.height - margin.top - margin.bottom - plane, least: { w: 20, t: 5, h: 40 } },
  );
  const { w, t, h } = fit.px;
  const [left, right] = [margin.side, sheet.width - margin.side];
  const bottom = (sheet.height + t + h + plane + margin.top - margin.bottom) / 2 - plane;
  const [top, from] = [bottom - h, (sheet.width - w) / 2];
  return (
    <FigureFrame sheet={sheet} fit={fit} of={[width, 'dielectricHeight', 'traceThickness', 'relativePermittivity']}>
      <Dielectric x={left} y={top} width={right - left} height={h} />
      <Plane x={left} y={bottom} width={right - left} height={plane} />
      <FieldLines d={stripField({ from, to: from + w, face: top, plane: bottom, limits: [left, right - 14] })} />
      <Trace x={from} y={top - t} width={w} height={t} taper={Math.min(t, w) / 5} />
      <Dimension along="x" from={from} to={from + w} at={top - t - 22} edge={top - t} of={width} />
      <Dimension along="y" from={top} to={bottom} at={right - 10} of="dielectricHeight" side="left" on="laminate" />
      <Dimension along="y" from={top - t} to={top} at={from - 14} edge={from} of="traceThickness" side="left" />
      <Label x={left + 8} y={bottom - 6} anchor="start" rise="bottom" of="relativePermittivity" on="laminate" />
    </FigureFrame>
  );
}
