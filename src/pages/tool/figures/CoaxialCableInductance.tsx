import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { CurrentInto, Ring, RoundDielectric, RoundWire } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';
import { SideView } from './shared/SideView.tsx';

const margin = 46;

/** Center conductor and shield in section, and the cable along its length. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(280);
  const wall = amount(figure, 'shieldThickness');
  const room = sheet.height - 2 * margin;
  const fit = scaleToFit(
    { across: { d: amount(figure, 'innerDiameter') }, up: { t: wall, D: amount(figure, 'shieldDiameter'), t2: wall } },
    { width: room, height: room, least: { d: 16, D: 60, t: 5, t2: 5 } },
  );
  const { d, D, t } = fit.px;
  const [x, y, edge] = [sheet.width / 2, sheet.height / 2, D / 2 + t];
  return (
    <>
      <FigureFrame sheet={sheet} fit={fit} of={['innerDiameter', 'shieldDiameter', 'shieldThickness']}>
        <RoundDielectric x={x} y={y} radius={D / 2} />
        <Ring x={x} y={y} outer={edge} inner={D / 2} />
        <RoundWire x={x} y={y} radius={d / 2} />
        <CurrentInto x={x} y={y} radius={Math.min(7, d / 2 - 1)} towards />
        <Dimension along="x" from={x - D / 2} to={x + D / 2} at={y - edge - 14} edge={y} of="shieldDiameter" />
        <Dimension along="x" from={x - d / 2} to={x + d / 2} at={y + edge + 12} edge={y} of="innerDiameter" side="below" />
        <Leader from={[x + edge + 8, y - edge * 0.72]} to={[x + (D + t) * 0.354, y - (D + t) * 0.354]} of="shieldThickness" />
      </FigureFrame>
      <SideView bars={[{ name: 'cable', thick: 26 }]} />
    </>
  );
}
