import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Plane, RoundWire } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

const gap = 60;

/** Sections of a trace and of a round wire that bear the same. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(190);
  const fit = scaleToFit(
    {
      across: { w: amount(figure, 'out.traceWidth'), wire: amount(figure, 'out.wireDiameter') },
      up: { d: amount(figure, 'copperThickness') },
    },
    { width: sheet.width - 150 - gap, height: sheet.height - 110, least: { w: 60, wire: 16, d: 10 } },
  );
  const { w, d, wire } = fit.px;
  const left = (sheet.width - w - gap - wire) / 2 + 20;
  const middle = sheet.height / 2;
  const round = left + w + gap;
  return (
    <FigureFrame sheet={sheet} fit={fit} of={['out.traceWidth', 'copperThickness', 'out.wireDiameter']}>
      <Plane x={left} y={middle - d / 2} width={w} height={d} />
      <Dimension along="x" from={left} to={left + w} at={middle - d / 2 - 18} edge={middle - d / 2} of="out.traceWidth" />
      <Dimension along="y" from={middle - d / 2} to={middle + d / 2} at={left - 14} edge={left} of="copperThickness" side="left" />
      <RoundWire x={round + wire / 2} y={middle} radius={wire / 2} />
      <Dimension
        along="x"
        from={round}
        to={round + wire}
        at={middle + wire / 2 + 24}
        edge={middle + wire / 2}
        of="out.wireDiameter"
        side="below"
      />
    </FigureFrame>
  );
}
