import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { through } from '#src/pages/tool/figure/point.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

/** The horizon lies where the ray touches the ground; the earth is far rounder than it is. */
const horizon = 75;
const roundness = 1 / 600;
const span = 220;
const shortest = 60;

const ground = (fromHorizon: number) => horizon + fromHorizon ** 2 * roundness;

/** Two antennas on a round earth whose ray just clears the ground, each as high as its distance to the horizon asks for. */
export function HorizonPath() {
  const figure = useFigure();
  const isSearch = figure.mode === 'requiredHeight';
  const [first, second] = [amount(figure, 'out.radioHorizon1') ?? 1, amount(figure, 'out.radioHorizon2') ?? 1];
  const before = Math.min(span - shortest, Math.max(shortest, (span * first) / Math.max(first + second, 1e-9)));
  const [left, right, middle] = [60, 60 + span, 60 + before];
  const earth = Array.from({ length: 35 }, (_, index) => [index * 10, ground(index * 10 - middle)] as const);
  const [low, high] = [ground(left - middle), ground(right - middle)];
  const range = isSearch ? { of: 'distance' } : { of: 'out.radioRange', name: 'd' };
  const depth = Math.max(...earth.map(([, y]) => y)) + 8;
  const bottom = depth + 22;
  return (
    <SchematicFrame size={[340, 250]} of={['height1', isSearch ? 'out.requiredHeight2' : 'height2', range.of, 'kFactor']}>
      <path className="laminate" d={`${through(earth)}V${depth}H0z`} />
      <path className="wire" d={`M${left} ${horizon}H${right}`} />
      <Wire d={`M${left} ${low}V${horizon}M${right} ${high}V${horizon}`} />
      <Label of="height1" x={left - 4} y={horizon - 22} />
      <Label of={isSearch ? 'out.requiredHeight2' : 'height2'} name="h_2" x={right} y={horizon - 22} />
      <Dimension along="x" from={left} to={middle} at={bottom} edge={depth} of="out.radioHorizon1" name="s_1" side="below" />
      <Dimension along="x" from={middle} to={right} at={bottom} edge={depth} of="out.radioHorizon2" name="s_2" side="below" />
      <Dimension along="x" from={left} to={right} at={bottom + 36} {...range} side="below" />
    </SchematicFrame>
  );
}
