import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Trail } from '#src/pages/tool/figure/curves.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import type { Point } from '#src/pages/tool/figure/point.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Plane } from '#src/pages/tool/figure/section-shapes.tsx';
import { Ground, Wire } from '#src/pages/tool/figure/wires.tsx';

const [from, to] = [88, 232];
const [aggressor, victim] = [60, 100];
const [near, far, end] = [60, 250, 290];

const pulse = (x: number, y: number, height: number, top: number): Point[] => [
  [x, y],
  [x + 10, y],
  [x + 16, y - height],
  [x + 16 + top, y - height],
  [x + 22 + top, y],
  [x + 32 + top, y],
];

interface Props {
  /** Ids of the noise at the ends of the victim; without `farEnd` there is none. */
  nearEnd: string;
  farEnd?: string;
}

/** Aggressor and victim from above with their resistors, and what an edge leaves at the ends of the victim. */
export function CoupledRun({ nearEnd, farEnd }: Props) {
  const figure = useFigure();
  const isNegative = farEnd !== undefined && (amount(figure, farEnd) ?? 0) < 0;
  const ids = ['sourceVoltage', 'riseTime', 'coupledLength', nearEnd, farEnd ?? ''];
  return (
    <SchematicFrame size={[340, 262]} of={ids.filter(Boolean)} title={figure.words('run')}>
      <Plane x={from} y={aggressor - 4} width={to - from} height={8} />
      <Plane x={from} y={victim - 4} width={to - from} height={8} />
      <Dimension along="x" from={from} to={to} at={aggressor - 26} edge={aggressor - 4} of="coupledLength" />
      <Trail
        through={[
          [14, 68],
          [26, 68],
          [36, 48],
          [54, 48],
        ]}
      />
      <Wire d={`M62 ${aggressor}H${from}M${to} ${aggressor}H${end}`} />
      <Label x={14} y={30} anchor="start" of="sourceVoltage" />
      <Label x={14} y={84} anchor="start" of="riseTime" />
      <Resistor from={[end, aggressor]} to={[end, 170]} name="Z_0" />
      <Ground at={[end, 170]} />
      <Wire d={`M${near} ${victim}H${from}M${to} ${victim}H${far}`} />
      <Resistor from={[near, victim]} to={[near, 170]} name="Z_0" side="left" />
      <Ground at={[near, 170]} />
      <Resistor from={[far, victim]} to={[far, 170]} name="Z_0" side="left" />
      <Ground at={[far, 170]} />
      <Arrow
        through={[
          [190, 80],
          [120, 80],
        ]}
        tone="field"
      />
      <Trail through={pulse(72, 222, 26, 36)} />
      <Label x={106} y={246} of={nearEnd} />
      {farEnd && (
        <>
          <Trail through={pulse(208, isNegative ? 200 : 222, isNegative ? -22 : 22, 2)} />
          <Label x={225} y={246} of={farEnd} />
        </>
      )}
    </SchematicFrame>
  );
}
