import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { CurrentInto, Line, Plane, RoundWire } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';
import { SideView } from './shared/SideView.tsx';

const margin = { side: 16, top: 50, bottom: 14 };
const plane = 12;

/** A round wire over a plane in section, and from the side. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(230);
  const [diameter, height] = [amount(figure, 'wireDiameter'), amount(figure, 'height')];
  const gap = diameter === null || height === null ? null : height - diameter / 2;
  const fit = scaleToFit(
    { across: { wide: diameter }, up: { d: diameter, gap } },
    { width: sheet.width * 0.5, height: sheet.height - margin.top - margin.bottom - plane, least: { wide: 18, d: 18, gap: 8 } },
  );
  const radius = fit.px.d / 2;
  const bottom = sheet.height - margin.bottom - plane;
  const [x, y, right] = [sheet.width * 0.42, bottom - fit.px.gap - radius, sheet.width - margin.side];
  return (
    <>
      <FigureFrame sheet={sheet} fit={fit} of={['wireDiameter', 'height']}>
        <Plane x={margin.side} y={bottom} width={right - margin.side} height={plane} />
        <RoundWire x={x} y={y} radius={radius} />
        <CurrentInto x={x} y={y} radius={7} towards />
        <Line dashed d={`M${x + radius + 3} ${y}H${right - 60}`} />
        <Dimension along="x" from={x - radius} to={x + radius} at={y - radius - 16} edge={y} of="wireDiameter" />
        <Dimension along="y" from={y} to={bottom} at={right - 80} of="height" />
      </FigureFrame>
      <SideView bars={[{ name: 'wire', thick: 14, current: 'out' }]} hasPlane />
    </>
  );
}
