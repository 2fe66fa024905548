import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Line, Shade } from '#src/pages/tool/figure/section-shapes.tsx';
import { VoltageSource } from '#src/pages/tool/figure/sources.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

const [left, right, top, bottom] = [85, 225, 45, 155];
const [x, y, radius] = [170, 275, 85];
const quadrants = [
  { id: 'voltage', dx: -1, dy: -1 },
  { id: 'current', dx: 1, dy: -1 },
  { id: 'power', dx: -1, dy: 1 },
  { id: 'resistance', dx: 1, dy: 1 },
] as const;

/** The circuit, and under it a wheel of the four quantities with the two known ones shaded. */
export function Figure() {
  const { given } = useFigure();
  return (
    <SchematicFrame size={[340, 380]} of={quadrants.map(({ id }) => id)}>
      <VoltageSource from={[left, top]} to={[left, bottom]} of="voltage" side="left" />
      <Wire d={`M${left} ${top}H${right}M${left} ${bottom}H${right}`} />
      <Resistor from={[right, top]} to={[right, bottom]} of="resistance" />
      <Arrow
        through={[
          [125, top],
          [180, top],
        ]}
        of="current"
      />
      <Label of="out.power" x={right - 20} y={(top + bottom) / 2} anchor="end" stacked />
      {quadrants
        .filter(({ id }) => id in given)
        .map(({ id, dx, dy }) => (
          <Shade key={id} d={`M${x} ${y}V${y + dy * radius}A${radius} ${radius} 0 0 ${dx === dy ? 0 : 1} ${x + dx * radius} ${y}z`} />
        ))}
      <Line
        d={`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0H${x + radius}M${x} ${y - radius}V${y + radius}`}
      />
      {quadrants.map(({ id, dx, dy }) => (
        <Label key={id} of={id} x={x + dx * radius * 0.45} y={y + dy * radius * 0.4} stacked />
      ))}
    </SchematicFrame>
  );
}
