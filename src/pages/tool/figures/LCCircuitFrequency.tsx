import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Capacitor, Inductor, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [left, top, bottom] = [30, 40, 200];
const of = ['inductance', 'capacitance', 'seriesResistance', 'frequency'];

/** Series circuit, or tank with the coil and its resistance in one arm. */
export function Figure() {
  const figure = useFigure();
  return figure.given['circuit'] === 'series' ? (
    <SchematicFrame size={[340, 120]} of={of}>
      <Terminal at={[left, 60]} />
      <Inductor from={[34, 60]} to={[124, 60]} of="inductance" />
      <Resistor from={[124, 60]} to={[214, 60]} of="seriesResistance" />
      <Capacitor from={[214, 60]} to={[306, 60]} of="capacitance" />
      <Terminal at={[310, 60]} />
      <Label of="out.frequency" x={170} y={95} />
    </SchematicFrame>
  ) : (
    <SchematicFrame size={[340, 230]} of={of} title={figure.words('tank')}>
      <Wire d={`M${left} ${top}H240M${left} ${bottom}H240`} />
      <Terminal at={[left, top]} />
      <Terminal at={[left, bottom]} />
      <Joint at={[110, top]} />
      <Joint at={[110, bottom]} />
      <Inductor from={[110, top]} to={[110, 120]} of="inductance" />
      <Resistor from={[110, 120]} to={[110, bottom]} of="seriesResistance" />
      <Capacitor from={[240, top]} to={[240, bottom]} of="capacitance" />
      <Label of="out.frequency" x={45} y={120} stacked />
    </SchematicFrame>
  );
}
