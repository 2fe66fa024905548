import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Dielectric, Line, Plane, taperOf, Trace } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

const margin = { side: 16, top: 44, bottom: 14 };
const plane = 12;

/** Two traces one above the other between two planes. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(340);
  const width = figure.mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth';
  const [thickness, height] = [amount(figure, 'traceThickness'), amount(figure, 'heightToPlane')];
  const fit = scaleToFit(
    {
      across: { w: amount(figure, width) },
      up: { h: height, t: thickness, s: amount(figure, 'traceGap'), t2: thickness, h2: height },
    },
    {
      width: sheet.width * 0.36,
      height: sheet.height - margin.top - margin.bottom - 2 * plane,
      least: { w: 20, t: 5, t2: 5, s: 32, h: 32, h2: 32 },
    },
  );
  const { w, h, t, s } = fit.px;
  const [left, right] = [margin.side, sheet.width - margin.side];
  const upper = (sheet.height + margin.top - margin.bottom - 2 * h - 2 * t - s) / 2;
  const [first, second, lower] = [upper + h, upper + h + t + s, upper + 2 * h + 2 * t + s];
  const from = (sheet.width - w) / 2;
  // Both stand with their bases on the core between them.
  const taper = taperOf(w, amount(figure, width), amount(figure, 'topWidthReduction'));
  const layered = amount(figure, 'permittivityBetween') === null ? '' : 'permittivityBetween';
  const ids = [width, 'traceThickness', 'traceGap', 'heightToPlane', 'relativePermittivity', layered].filter(Boolean);
  const column = left + 12;
  return (
    <FigureFrame sheet={sheet} fit={fit} of={ids}>
      <Dielectric x={left} y={upper} width={right - left} height={lower - upper} />
      <Plane x={left} y={upper - plane} width={right - left} height={plane} />
      <Plane x={left} y={lower} width={right - left} height={plane} />
      <Trace x={from} y={first} width={w} height={t} taper={taper} />
      <Trace x={from} y={second} width={w} height={t} taper={-taper} />
      <Dimension along="x" from={from} to={from + w} at={upper - plane - 10} edge={first} of={width} />
      <Dimension along="y" from={upper} to={first} at={column} edge={[left, from]} of="heightToPlane" side="right" on="laminate" />
      <Dimension along="y" from={first + t} to={second} at={column} edge={from} of="traceGap" side="right" on="laminate" />
      <Dimension along="y" from={second + t} to={lower} at={column} edge={[from, left]} of="heightToPlane" side="right" on="laminate" />
      <Dimension along="y" from={upper} to={lower} at={right - 12} name={figure.symbol('out.planeSpacing')} side="left" on="laminate" />
      <Leader from={[from + w + 18, first + t / 2 - 12]} to={[from + w, first + t / 2]} of="traceThickness" on="laminate" />
      {layered && <Line d={[first + t, second].map((y) => `M${left} ${y}H${from}M${from + w} ${y}H${right}`).join('')} />}
      {layered && <Label x={right - 30} y={second - 6} anchor="end" rise="bottom" of={layered} on="laminate" />}
      <Label x={right - 30} y={lower - 6} anchor="end" rise="bottom" of="relativePermittivity" on="laminate" />
    </FigureFrame>
  );
}
