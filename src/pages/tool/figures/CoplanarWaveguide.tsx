import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Dielectric, FieldLines, Plane, Trace } from '#src/pages/tool/figure/section-shapes.tsx';
import { stripField } from '#src/pages/tool/figure/strip-field.ts';
import { useSheet } from '#src/ui/use-sheet.ts';

const [side, row, plane, margin] = [16, 22, 12, { top: 62, bottom: 52 }];

/** Arcs from the edges of the trace over the gaps to the grounds, above the board. */
function gapField(left: number, right: number, gap: number, face: number): string {
  const arc = (from: number, way: number, reach: number) =>
    `M${from - way * reach} ${face}C${from} ${face - reach - 4} ${from + way * gap} ${face - reach - 4} ${from + way * (gap + reach)} ${face}`;
  return [3, Math.min(10, gap / 2)].map((reach) => arc(right, 1, reach) + arc(left, -1, reach)).join('');
}

/** Trace between two grounds on a dielectric, with or without a plane under it. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(280);
  const width = figure.mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth';
  const spacing = figure.mode === 'gap' ? 'out.requiredGroundGap' : 'groundGap';
  const hasPlane = figure.given['structure'] !== 'open';
  const gap = amount(figure, spacing);
  const fit = scaleToFit(
    {
      across: { w: amount(figure, width), s: gap, s2: gap },
      up: { t: amount(figure, 'traceThickness'), h: amount(figure, 'dielectricHeight') },
    },
    {
      width: sheet.width * 0.55,
      height: sheet.height - margin.top - margin.bottom - plane,
      least: { w: 24, s: 14, s2: 14, t: 5, h: 40 },
    },
  );
  const { w, s, t, h } = fit.px;
  const [left, right] = [side, sheet.width - side];
  const bottom = (sheet.height + t + h + plane + margin.top - margin.bottom) / 2 - plane;
  const top = bottom - h;
  const from = (sheet.width - w) / 2;
  const ids = [width, spacing, 'groundWidth', 'dielectricHeight', 'traceThickness', 'relativePermittivity'];
  return (
    <FigureFrame sheet={sheet} fit={fit} of={ids}>
      <Dielectric x={left} y={top} width={right - left} height={h} />
      {hasPlane && <Plane x={left} y={bottom} width={right - left} height={plane} />}
      {hasPlane && <FieldLines d={stripField({ from, to: from + w, face: top, plane: bottom, limits: [from, from + w] })} />}
      <FieldLines d={gapField(from, from + w, s, top - t)} />
      <Plane x={left} y={top - t} width={from - s - left} height={t} />
      <Trace x={from} y={top - t} width={w} height={t} taper={Math.min(t, w) / 5} />
      <Plane x={from + w + s} y={top - t} width={right - from - w - s} height={t} />
      <Dimension along="x" from={from} to={from + w} at={top - t - row} edge={top - t} of={width} />
      <Dimension along="x" from={from + w} to={from + w + s} at={top + 14} edge={top} of={spacing} side="below" on="laminate" />
      <Dimension along="y" from={top} to={bottom} at={right - 10} edge={right} of="dielectricHeight" side="left" on="laminate" />
      <Dimension along="y" from={top - t} to={top} at={left + 14} of="traceThickness" side="right" />
      <Label x={right} y={top - t - 6} anchor="end" rise="bottom" of="groundWidth" />
      <Label x={left + 8} y={bottom - 6} anchor="start" rise="bottom" of="relativePermittivity" on="laminate" />
    </FigureFrame>
  );
}
