import { Antenna, Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { through } from '#src/pages/tool/figure/point.ts';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

const [left, axis, length] = [40, 95, 180];
const swing = 48;
/** Where the magnetic field points on the sheet: towards the reader. */
const [backX, backY] = [0.55, 0.5];
const waves = 1.5;

function wave(dx: number, dy: number): string {
  const points = Array.from({ length: 73 }, (_, index) => {
    const value = swing * Math.sin((index / 72) * waves * 2 * Math.PI);
    return [left + (index / 72) * length + value * dx, axis + value * dy] as const;
  });
  return through(points);
}

const [source, end, ground] = [40, 300, 230];
const shortest = 0.25;

/** Plane wave with its three vectors; under it the source and the two distances, nearer and farther in proportion. */
export function Figure() {
  const figure = useFigure();
  const distances = ['measuringDistance', 'limitDistance'].map((id) => amount(figure, id) ?? 1);
  const longest = Math.max(...distances);
  const [first = end, second = end] = distances.map((distance) => source + (end - source) * Math.max(shortest, distance / longest));
  return (
    <SchematicFrame
      size={[340, 305]}
      of={['electricField', 'magneticField', 'powerDensity', 'measuringDistance', 'limitDistance', 'out.electricLevelAtLimitDistance']}
    >
      <Arrow
        through={[
          [left - 10, axis],
          [left + length + 25, axis],
        ]}
      />
      <path className="plot2" d={wave(backX, backY)} />
      <path className="plot1" d={wave(0, -1)} />
      <Label of="electricField" name="E" x={left + length / 6} y={axis - swing - 5} rise="bottom" />
      <Label of="magneticField" name="H" x={left - 10} y={axis + swing + 12} anchor="start" />
      <Label of="powerDensity" name="S" x={330} y={axis - 22} anchor="end" />
      <Antenna at={[source, ground]} />
      <Wire d={`M${source - 12} ${ground}H${end + 15}`} />
      <Label of="electricLevel" name="L_1" x={Math.max(first + 30, 160)} y={ground - 30} anchor="end" />
      <Label of="out.electricLevelAtLimitDistance" name="L_2" x={Math.max(second + 30, 160)} y={ground - 10} anchor="end" />
      <Dimension along="x" from={source} to={first} at={ground + 28} edge={ground} of="measuringDistance" />
      <Dimension along="x" from={source} to={second} at={ground + 58} edge={ground} of="limitDistance" />
    </SchematicFrame>
  );
}
