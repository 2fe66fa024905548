import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { RoundDielectric, RoundWire } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';
import { TwistedWires } from './shared/TwistedWires.tsx';

/** Two touching insulated wires in section, and the pair from the side. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(250);
  const [conductor, insulation] = [amount(figure, 'conductorDiameter'), amount(figure, 'insulationDiameter')];
  const fit = scaleToFit(
    { across: { first: insulation, second: insulation }, up: { high: insulation } },
    { width: sheet.width * 0.56, height: sheet.height - 104, least: { first: 40, second: 40, high: 40 } },
  );
  const radius = fit.px.high / 2;
  const wire = Math.max(4, radius * Math.min(0.96, (conductor ?? 0) / (insulation ?? 1)));
  const [x, y] = [sheet.width / 2, sheet.height / 2];
  return (
    <>
      <FigureFrame sheet={sheet} fit={fit} of={['conductorDiameter', 'insulationDiameter', 'insulationPermittivity']}>
        {[x - radius, x + radius].map((middle) => (
          <g key={middle}>
            <RoundDielectric x={middle} y={y} radius={radius} />
            <RoundWire x={middle} y={y} radius={wire} />
          </g>
        ))}
        <Dimension along="x" from={x} to={x + 2 * radius} at={y - radius - 18} edge={y} of="insulationDiameter" />
        <Dimension
          along="x"
          from={x - radius - wire}
          to={x - radius + wire}
          at={y + radius + 16}
          edge={y}
          of="conductorDiameter"
          side="below"
        />
        <Leader from={[x - radius * 1.6, y - radius - 18]} to={[x - radius * 1.1, y - (radius + wire) / 2]} of="insulationPermittivity" />
      </FigureFrame>
      <TwistedWires />
    </>
  );
}
