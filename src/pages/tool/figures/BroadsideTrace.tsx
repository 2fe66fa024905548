import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { CurrentInto, Trace } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';
import { SideView } from './shared/SideView.tsx';

const margin = { left: 110, right: 140, top: 46, bottom: 20 };

/** Two traces one above the other in section, and from above. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(230);
  const thickness = amount(figure, 'traceThickness');
  const fit = scaleToFit(
    { across: { w: amount(figure, 'traceWidth') }, up: { t: thickness, h: amount(figure, 'separation'), t2: thickness } },
    {
      width: sheet.width - margin.left - margin.right,
      height: sheet.height - margin.top - margin.bottom,
      least: { w: 20, t: 6, t2: 6, h: 30 },
    },
  );
  const { w, t, h } = fit.px;
  const from = (sheet.width + margin.left - margin.right - w) / 2;
  const to = from + w;
  const upper = (sheet.height + margin.top - margin.bottom - 2 * t - h) / 2;
  const lower = upper + t + h;
  return (
    <>
      <FigureFrame sheet={sheet} fit={fit} of={['traceWidth', 'traceThickness', 'separation']}>
        <Trace x={from} y={upper} width={w} height={t} />
        <Trace x={from} y={lower} width={w} height={t} />
        <CurrentInto x={to + 16} y={upper + t / 2} towards />
        <CurrentInto x={to + 16} y={lower + t / 2} />
        <Dimension along="x" from={from} to={to} at={upper - 20} edge={upper} of="traceWidth" />
        <Dimension along="y" from={upper + t} to={lower} at={to + 38} edge={to + 24} of="separation" />
        <Dimension along="y" from={upper} to={upper + t} at={from - 14} edge={from} of="traceThickness" side="left" />
      </FigureFrame>
      <SideView bars={[{ name: 'trace', thick: 16, isFlat: true, current: 'out' }]} />
    </>
  );
}
