import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { CurrentInto, RoundWire } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';
import { SideView } from './shared/SideView.tsx';

/** Two wires in section, and from the side. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(210);
  const [first, second] = [amount(figure, 'wireDiameter1'), amount(figure, 'wireDiameter2')];
  const spacing = amount(figure, 'spacing');
  const gap = first === null || second === null || spacing === null ? null : spacing - (first + second) / 2;
  const fit = scaleToFit(
    { across: { d1: first, gap, d2: second }, up: { high: Math.max(first ?? 0, second ?? 0) } },
    { width: sheet.width - 224, height: sheet.height - 80, least: { d1: 18, d2: 18, high: 18, gap: 4 } },
  );
  const { d1, d2, gap: between } = fit.px;
  const left = (sheet.width - d1 - d2 - between) / 2 + d1 / 2;
  const right = left + d1 / 2 + between + d2 / 2;
  const y = sheet.height / 2 - 20;
  const edge = Math.max(d1, d2) / 2;
  return (
    <>
      <FigureFrame sheet={sheet} fit={fit} of={['wireDiameter1', 'wireDiameter2', 'spacing']}>
        <RoundWire x={left} y={y} radius={d1 / 2} />
        <RoundWire x={right} y={y} radius={d2 / 2} />
        <CurrentInto x={left} y={y} radius={7} towards />
        <CurrentInto x={right} y={y} radius={7} />
        <Dimension along="x" from={left} to={right} at={y + edge + 20} edge={y} of="spacing" side="below" />
        <Dimension along="y" from={y - d1 / 2} to={y + d1 / 2} at={left - d1 / 2 - 14} edge={left} of="wireDiameter1" side="left" />
        <Dimension along="y" from={y - d2 / 2} to={y + d2 / 2} at={right + d2 / 2 + 14} edge={right} of="wireDiameter2" />
      </FigureFrame>
      <SideView
        bars={[
          { name: 'out', thick: 14, current: 'out' },
          { name: 'back', thick: 14, current: 'back' },
        ]}
      />
    </>
  );
}
