import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Line } from '#src/pages/tool/figure/section-shapes.tsx';
import { Turns } from '#src/pages/tool/figure/solids.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

/** More turns than this cannot be told apart. */
const mostTurns = 40;

/** A coil of one layer from the side. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(270);
  const [mean, former] = [amount(figure, 'out.meanDiameter'), amount(figure, 'formerDiameter')];
  const fit = scaleToFit(
    { across: { l: amount(figure, 'length') }, up: { D: mean } },
    { width: sheet.width - 226, height: sheet.height - 130, least: { l: 70, D: 40 } },
  );
  const { l, D } = fit.px;
  const turns = amount(figure, figure.mode === 'inductance' ? 'turns' : 'out.turnsRounded') ?? 1;
  const pitch = l / Math.max(1, Math.min(mostTurns, Math.round(turns)));
  const trueWire = (amount(figure, 'wireDiameter') ?? 0) * fit.scale;
  const wire = Math.min(Math.max(2, Number.isFinite(trueWire) ? trueWire : 2), pitch * 0.85, D / 4);
  const [left, y] = [(sheet.width - l) / 2, sheet.height / 2 - 2];
  const right = left + l;
  const [top, bottom] = [y - D / 2, y + D / 2];
  const hole = D * Math.min(1, former !== null && mean !== null ? former / mean : 1);
  return (
    <FigureFrame sheet={sheet} fit={fit} of={['formerDiameter', 'wireDiameter', 'length', 'out.meanDiameter', 'out.pitch']}>
      <Line dashed d={`M${left - 12} ${y}H${right + 12}`} />
      <Turns x={left} y={y} length={l} diameter={D} turns={turns} wire={wire} />
      <Dimension along="x" from={left} to={right} at={top - wire / 2 - 18} edge={top} of="length" />
      <Dimension along="y" from={top} to={bottom} at={right + 16} edge={right} of="out.meanDiameter" />
      <Dimension along="y" from={y - hole / 2} to={y + hole / 2} at={left - 16} edge={left} of="formerDiameter" side="left" />
      <Dimension along="x" from={right - pitch} to={right} at={bottom + wire / 2 + 18} edge={bottom} of="out.pitch" side="below" />
      <Leader from={[left - 18, bottom + wire / 2 + 20]} to={[left, bottom]} of="wireDiameter" />
    </FigureFrame>
  );
}
