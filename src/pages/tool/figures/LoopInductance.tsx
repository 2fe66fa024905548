import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { CurrentInto } from '#src/pages/tool/figure/section-shapes.tsx';
import { ringPath, Strand } from '#src/pages/tool/figure/solids.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';
import { Terminal } from '#src/pages/tool/figure/wires.tsx';

const gap = 16;

/** A ring of wire from above, open at its terminals. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(290);
  const fit = scaleToFit(
    { across: {}, up: { D: amount(figure, 'loopDiameter'), d: amount(figure, 'wireDiameter') } },
    { width: sheet.width, height: sheet.height - 60, least: { D: 100, d: 4 } },
  );
  const { D, d } = fit.px;
  const [x, y, radius] = [sheet.width / 2, sheet.height / 2 - 8, D / 2];
  const open = d + gap;
  const foot = y + radius + d / 2 + 14;
  const leads = [x - open / 2, x + open / 2];
  return (
    <FigureFrame sheet={sheet} fit={fit} of={['loopDiameter', 'wireDiameter', 'out.centreFieldPerAmpere']}>
      <Strand wire={d} d={ringPath([x, y], radius, open)} />
      {leads.map((lead) => (
        <g key={lead}>
          <path className="wire" d={`M${lead} ${y + radius}V${foot}`} />
          <Terminal at={[lead, foot]} />
        </g>
      ))}
      <Dimension along="x" from={x - radius} to={x + radius} at={y - 8} of="loopDiameter" />
      <CurrentInto x={x} y={y + 16} towards />
      <Label x={x} y={y + 28} rise="top" of="out.centreFieldPerAmpere" />
      <Leader
        from={[x + radius * 0.8 + 14, y - radius * 0.8]}
        to={[x + radius * Math.SQRT1_2, y - radius * Math.SQRT1_2]}
        of="wireDiameter"
      />
    </FigureFrame>
  );
}
