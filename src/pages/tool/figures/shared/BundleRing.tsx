import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { ringPath, Strand } from '#src/pages/tool/figure/solids.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

/** A ring of bundled turns from above. */
export function BundleRing() {
  const figure = useFigure();
  const sheet = useSheet(280);
  const fit = scaleToFit(
    { across: {}, up: { D: amount(figure, 'meanDiameter'), d: amount(figure, 'bundleDiameter') } },
    { width: sheet.width, height: sheet.height - 50, least: { D: 100, d: 8 } },
  );
  const { D, d } = fit.px;
  const [x, y, radius] = [sheet.width / 2, sheet.height / 2, D / 2];
  return (
    <FigureFrame sheet={sheet} fit={fit} of={['meanDiameter', 'bundleDiameter', 'turns']}>
      <Strand wire={d} d={ringPath([x, y], radius)} />
      <Dimension along="x" from={x - radius} to={x + radius} at={y - 8} of="meanDiameter" />
      <Label x={x} y={y + 16} of="turns" />
      <Leader
        from={[x + radius * 0.8 + 14, y - radius * 0.8]}
        to={[x + radius * Math.SQRT1_2, y - radius * Math.SQRT1_2]}
        of="bundleDiameter"
      />
    </FigureFrame>
  );
}
