import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Line, Plane, taperOf, Trace } from '#src/pages/tool/figure/section-shapes.tsx';

const [left, longest, axis] = [48, 192, 92];
const high = { least: 20, most: 56 };

/** Trace from above with its squares, cut where it is too long to draw, and its cross-section under it. */
export function Figure() {
  const figure = useFigure();
  const width = figure.mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth';
  const length = figure.mode === 'length' ? 'out.requiredTraceLength' : 'traceLength';
  const squares = amount(figure, 'out.squares') ?? 1;
  const side = Math.max(high.least, Math.min(high.most, longest / squares));
  const isCut = squares * side > longest * 1.001;
  const long = Math.min(longest, Math.max(12, squares * side));
  const [top, right, middle] = [axis - side / 2, left + long, left + long / 2];
  const lines = Array.from({ length: Math.max(0, Math.ceil(long / side) - 1) }, (_, index) => left + (index + 1) * side);
  const fit = scaleToFit(
    { across: { w: amount(figure, width) }, up: { t: amount(figure, 'copperThickness') } },
    { width: 120, height: 60, least: { w: 40, t: 10 } },
  );
  const { w, t } = fit.px;
  const [x, y] = [170 - w / 2, 238 - t / 2];
  return (
    <SchematicFrame size={[340, 290]} of={[length, width, 'copperThickness', 'out.resistance', 'out.sheetResistance']}>
      <Plane x={left} y={top} width={long} height={side} />
      <Line d={lines.map((place) => `M${place} ${top}v${side}`).join('')} />
      {isCut && <Cut x={middle} y={axis} height={side + 16} />}
      <Dimension along="x" from={left} to={right} at={top - 16} edge={top} of={length} />
      <Dimension along="y" from={top} to={top + side} at={right + 12} edge={right} of={width} />
      <Arrow
        through={[
          [left - 40, axis],
          [left - 6, axis],
        ]}
        of="current"
        side="below"
        stacked
      />
      <Leader from={[left + 60, axis + side / 2 + 26]} to={[left + side / 2, axis + side / 4]} of="out.sheetResistance" />
      <Trace x={x} y={y} width={w} height={t} taper={taperOf(w, amount(figure, width), amount(figure, 'topWidthReduction'))} />
      <Dimension along="x" from={x} to={x + w} at={y - 14} edge={y} of={width} />
      <Dimension along="y" from={y} to={y + t} at={x - 14} edge={x} of="copperThickness" side="left" />
      <Label of="temperature" x={x + w + 24} y={238} anchor="start" />
      <Label of="out.resistance" x={170} y={20} />
    </SchematicFrame>
  );
}

/** Two wavy lines where a piece is left out. */
function Cut({ x, y, height }: { x: number; y: number; height: number }) {
  const wave = `q5 ${height / 4} 0 ${height / 2}t0 ${height / 2}`;
  return (
    <g aria-hidden>
      <path className="ground" d={`M${x - 4} ${y - height / 2}${wave}h8V${y - height / 2}z`} />
      <path d={`M${x - 4} ${y - height / 2}${wave}M${x + 4} ${y - height / 2}${wave}`} />
    </g>
  );
}
