import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { rectanglePath, Strand } from '#src/pages/tool/figure/solids.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';
import { Terminal } from '#src/pages/tool/figure/wires.tsx';

const gap = 16;

/** A rectangle of wire from above, open at its terminals. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(270);
  const wire = amount(figure, 'wireDiameter');
  const fit = scaleToFit(
    { across: { w: amount(figure, 'width'), d: wire }, up: { h: amount(figure, 'height'), d2: wire } },
    { width: sheet.width - 150, height: sheet.height - 100, least: { w: 70, h: 50, d: 4, d2: 4 } },
  );
  const { w, h } = fit.px;
  const d = Math.min(fit.px.d, w / 3, h / 3);
  const [x, y] = [sheet.width / 2 - 50, sheet.height / 2 + 2];
  const [left, right, top, bottom] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const open = d + gap;
  const foot = bottom + d / 2 + 14;
  return (
    <FigureFrame sheet={sheet} fit={fit} of={['width', 'height', 'wireDiameter', 'out.area']}>
      <Strand wire={d} d={rectanglePath([x, y], w, h, open)} />
      {[x - open / 2, x + open / 2].map((lead) => (
        <g key={lead}>
          <path className="wire" d={`M${lead} ${bottom}V${foot}`} />
          <Terminal at={[lead, foot]} />
        </g>
      ))}
      <Dimension along="x" from={left} to={right} at={top - d / 2 - 14} edge={top} of="width" />
      <Dimension along="y" from={top} to={bottom} at={right + d / 2 + 16} edge={right} of="height" />
      <Label x={x} y={y - 6} of="out.area" />
      <Leader from={[right + 10, foot + 8]} to={[right - w * 0.12, bottom]} of="wireDiameter" />
    </FigureFrame>
  );
}
