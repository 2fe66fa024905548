import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { CurrentInto, Trace } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';
import { SideView } from './shared/SideView.tsx';

/** Two traces side by side in section, and from above. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(180);
  const width = amount(figure, 'traceWidth');
  const fit = scaleToFit(
    { across: { w: width, s: amount(figure, 'gap'), w2: width }, up: { t: amount(figure, 'traceThickness') } },
    { width: sheet.width - 150, height: sheet.height - 110, least: { w: 24, w2: 24, s: 20, t: 6 } },
  );
  const { w, s, t } = fit.px;
  const left = (sheet.width - 2 * w - s) / 2 - 45;
  const right = left + w + s;
  const y = (sheet.height - t) / 2 + 4;
  return (
    <>
      <FigureFrame sheet={sheet} fit={fit} of={['traceWidth', 'gap', 'traceThickness']}>
        <Trace x={left} y={y} width={w} height={t} />
        <Trace x={right} y={y} width={w} height={t} />
        <CurrentInto x={left + w / 2} y={y + t + 16} towards />
        <CurrentInto x={right + w / 2} y={y + t + 16} />
        <Dimension along="x" from={left} to={left + w} at={y - 16} edge={y} of="traceWidth" />
        <Dimension along="x" from={left + w} to={right} at={y + t + 40} edge={y + t} of="gap" side="below" />
        <Dimension along="y" from={y} to={y + t} at={right + w + 14} edge={right + w} of="traceThickness" />
      </FigureFrame>
      <SideView
        bars={[
          { name: 'out', thick: 12, isFlat: true, current: 'out' },
          { name: 'back', thick: 12, isFlat: true, current: 'back' },
        ]}
      />
    </>
  );
}
