import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Capacitor, Inductor, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { AcSource } from '#src/pages/tool/figure/sources.tsx';
import { Ground, Joint, Wire } from '#src/pages/tool/figure/wires.tsx';

const [left, node, snubber, top, middle, bottom] = [30, 160, 258, 60, 130, 200];

/** The switched edge, the strays that ring and the snubber across them. */
export function Figure() {
  const { mode } = useFigure();
  const strays = mode === 'measured' ? 'out.' : '';
  const [inductance, capacitance] = [`${strays}parasiticInductance`, `${strays}parasiticCapacitance`];
  const [resistor, capacitor] = mode === 'check' ? ['resistance', 'capacitance'] : ['out.resistanceStandard', 'out.capacitanceStandard'];
  return (
    <SchematicFrame size={[340, 235]} of={['swing', inductance, capacitance, resistor, capacitor, 'out.overshoot']}>
      <AcSource from={[left, top]} to={[left, bottom]} of="swing" />
      <Inductor from={[left, top]} to={[node, top]} of={inductance} />
      <Wire d={`M${node} ${top}H${snubber}M${left} ${bottom}H${snubber}`} />
      <Joint at={[node, top]} />
      <Joint at={[node, bottom]} />
      <Capacitor from={[node, top]} to={[node, bottom]} of={capacitance} />
      <Resistor from={[snubber, top]} to={[snubber, middle]} of={resistor} />
      <Capacitor from={[snubber, middle]} to={[snubber, bottom]} of={capacitor} />
      <Ground at={[node, bottom]} />
    </SchematicFrame>
  );
}
