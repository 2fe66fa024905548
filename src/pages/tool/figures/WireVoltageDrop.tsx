import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Load, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { AcSource, VoltageSource } from '#src/pages/tool/figure/sources.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

const [left, right, top, bottom] = [30, 262, 60, 180];

/** Source, load and the wires between them; of three phases one is drawn. */
export function Figure() {
  const { given, mode } = useFigure();
  const Source = given['system'] === 'dc' ? VoltageSource : AcSource;
  const length = mode === 'length' ? 'out.maximumLength' : 'length';
  return (
    <SchematicFrame size={[340, 240]} of={['voltage', 'out.wireResistance', length, 'out.voltageDrop', 'out.loadVoltage']}>
      <Source from={[left, top]} to={[left, bottom]} of="voltage" />
      <Wire d={`M${left} ${top}H120M200 ${top}H${right}M${left} ${bottom}H120M200 ${bottom}H${right}`} />
      <Resistor from={[120, top]} to={[200, top]} of="out.wireResistance" />
      <Resistor from={[120, bottom]} to={[200, bottom]} of="out.wireResistance" side="below" />
      <Load from={[right, top]} to={[right, bottom]} of="out.loadVoltage" />
      <Arrow
        through={[
          [120, 120],
          [235, 120],
        ]}
        of={length}
        side="above"
      />
    </SchematicFrame>
  );
}
