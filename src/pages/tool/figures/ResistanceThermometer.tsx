import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Resistor, VariableResistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { CurrentSource, Meter } from '#src/pages/tool/figure/sources.tsx';
import { Joint, Wire } from '#src/pages/tool/figure/wires.tsx';

const [top, bottom, source, meter, sensor] = [60, 200, 45, 120, 270];

/** Current source, meter and sensor, with as many wires between them as are laid. */
export function Figure() {
  const { mode, given } = useFigure();
  const { wiring } = given;
  const value = mode === 'temperature' ? 'resistance' : 'out.resistance';
  const [above, below] = wiring === 'fourWire' ? [top + 30, bottom - 30] : [top, wiring === 'threeWire' ? bottom - 30 : bottom];
  return (
    <SchematicFrame size={[340, 240]} of={['current', 'leadResistance', value, 'out.voltage', 'out.temperatureTolerance']}>
      <CurrentSource from={[source, bottom]} to={[source, top]} of="current" side="right" />
      <Wire d={`M${source} ${top}H160M${source} ${bottom}H160M230 ${top}H${sensor}M230 ${bottom}H${sensor}`} />
      <Resistor from={[160, top]} to={[230, top]} of="leadResistance" />
      <Resistor from={[160, bottom]} to={[230, bottom]} of="leadResistance" side="below" />
      <VariableResistor from={[sensor, top]} to={[sensor, bottom]} of={value} />
      <Meter from={[meter, above]} to={[meter, below]} of="out.voltage" />
      {above === top ? <Joint at={[meter, top]} /> : <Wire d={`M${meter} ${above}H252V${top}`} />}
      {below === bottom ? <Joint at={[meter, bottom]} /> : <Wire d={`M${meter} ${below}H252V${bottom}`} />}
      {above === top ? null : <Joint at={[252, top]} />}
      {below === bottom ? null : <Joint at={[252, bottom]} />}
    </SchematicFrame>
  );
}
