import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Line, Plane } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

const hatch = 9;

/** Lines at half a right angle across a rectangle. */
function hatching(x: number, y: number, width: number, height: number): string {
  const count = Math.floor((width + height) / hatch);
  return Array.from({ length: count }, (_, index) => {
    const sum = (index + 1) * hatch;
    const [from, to] = [Math.max(0, sum - height), Math.min(sum, width)];
    return `M${x + from} ${y + sum - from}L${x + to} ${y + sum - to}`;
  }).join('');
}

/** A winding of many layers, cut along its axis. */
export function WindingSection() {
  const figure = useFigure();
  const sheet = useSheet(290);
  const depth = amount(figure, 'windingDepth');
  const fit = scaleToFit(
    { across: { b: amount(figure, 'windingLength') }, up: { c: depth, D: amount(figure, 'innerDiameter'), c2: depth } },
    { width: sheet.width - 200, height: sheet.height - 80, least: { b: 30, c: 20, c2: 20, D: 40 } },
  );
  const { b, c, D } = fit.px;
  const [left, top] = [(sheet.width - b) / 2, (sheet.height - D - 2 * c) / 2 + 12];
  const right = left + b;
  const lower = top + c + D;
  return (
    <FigureFrame sheet={sheet} fit={fit} of={['innerDiameter', 'windingLength', 'windingDepth', 'out.meanDiameter']}>
      {[top, lower].map((y) => (
        <g key={y}>
          <Plane x={left} y={y} width={b} height={c} />
          <Line d={hatching(left, y, b, c)} />
        </g>
      ))}
      <Line dashed d={`M${left - 20} ${top + c + D / 2}H${right + 20}`} />
      <Dimension along="x" from={left} to={right} at={top - 16} edge={top} of="windingLength" />
      <Dimension along="y" from={top} to={top + c} at={left - 16} edge={left} of="windingDepth" side="left" />
      <Dimension along="y" from={top + c} to={lower} at={left - 16} edge={left} of="innerDiameter" side="left" />
      <Dimension along="y" from={top + c / 2} to={lower + c / 2} at={right + 16} edge={right} of="out.meanDiameter" />
    </FigureFrame>
  );
}
