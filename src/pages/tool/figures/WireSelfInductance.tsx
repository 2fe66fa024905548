import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Cylinder } from '#src/pages/tool/figure/solids.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

/** A straight wire from the side. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(190);
  const fit = scaleToFit(
    { across: { l: amount(figure, 'length') }, up: { d: amount(figure, 'wireDiameter') } },
    { width: sheet.width - 190, height: sheet.height - 110, least: { l: 60, d: 12 } },
  );
  const { l, d } = fit.px;
  const [from, y] = [(sheet.width - l) / 2 + 30, sheet.height / 2 - 6];
  const to = from + l;
  return (
    <FigureFrame sheet={sheet} fit={fit} of={['length', 'wireDiameter']}>
      <Cylinder x={from} y={y} length={l} diameter={d} />
      <Arrow
        through={[
          [to + 16, y],
          [to + 46, y],
        ]}
        tone="wire"
        name="I"
      />
      <Dimension along="x" from={from} to={to} at={y + d / 2 + 24} edge={y + d / 2} of="length" side="below" />
      <Dimension along="y" from={y - d / 2} to={y + d / 2} at={from - 14} edge={from} of="wireDiameter" side="left" />
    </FigureFrame>
  );
}
