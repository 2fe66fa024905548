import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Dielectric, Plane } from '#src/pages/tool/figure/section-shapes.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';

/** Pixels for a millimetre of the antenna in its own size, and where its upper left corner lies. */
const scale = 5.2;
const [left, top] = [24, 52];
const x = (mm: number) => left + mm * scale;
const y = (mm: number) => top + mm * scale;
const board = { left: 12, right: 328, top: 40, bottom: 250 };
const stub = 11;

/** Middle line of the trace from the short to the open end: up, along the top and down and up six times. */
const strokes = [12.5, 17.5, 22.5, 27.5, 32.5, 37.5, 42.5];
const folds = strokes
  .slice(0, -1)
  .map((at, index) => (index % 2 === 0 ? `H${x(at)}V${y(11.5)}` : `H${x(at)}V${y(0.5)}`))
  .join('');
const trace = `M${x(0.5)} ${y(20)}V${y(0.5)}${folds}H${x(42.5)}V${y(stub)}`;

/** The antenna of the design note from above, with the edge of its ground. */
export function Figure() {
  const { mode } = useFigure();
  const isSize = mode === 'size';
  const of = isSize
    ? ['out.antennaLength', 'out.antennaHeight', 'out.stub', 'out.shortGap', 'out.feedGap', 'groundWidth', 'groundLength']
    : ['presentStub', 'out.cut', 'out.newStub'];
  return (
    <SchematicFrame size={[340, 262]} of={of}>
      <Dielectric x={board.left} y={board.top} width={board.right - board.left} height={board.bottom - board.top} />
      <path className="strand" strokeWidth={scale} strokeLinejoin="miter" fill="none" d={trace} />
      <path className="strand" strokeWidth={2 * scale} d={`M${x(7)} ${y(20)}V${y(0)}`} />
      <Plane x={board.left} y={y(20)} width={board.right - board.left} height={board.bottom - y(20)} />
      {isSize ? (
        <>
          <Dimension along="x" from={x(0)} to={x(43)} at={24} edge={top} of="out.antennaLength" />
          <Dimension
            along="y"
            from={y(0)}
            to={y(20)}
            at={x(43) + 12}
            edge={[x(43), x(43)]}
            of="out.antennaHeight"
            side="right"
            on="laminate"
          />
          <Label of="groundWidth" x={(board.left + board.right) / 2} y={y(20) + 26} on="copper" />
          <Label of="groundLength" x={(board.left + board.right) / 2} y={y(20) + 54} on="copper" />
        </>
      ) : (
        <Dimension along="y" from={y(0)} to={y(stub)} at={x(43) + 12} edge={[x(43), x(43)]} of="presentStub" side="right" on="laminate" />
      )}
      <Label of={isSize ? 'out.stub' : 'out.newStub'} x={x(42)} y={y(14.5)} anchor="end" on="laminate" />
    </SchematicFrame>
  );
}
