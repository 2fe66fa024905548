import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Capacitor, Inductor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Ground, Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [mains, across, toEarth, coil, equipment, top, middle, bottom] = [20, 75, 150, 215, 315, 55, 120, 185];

/** Mains, X capacitor, both Y capacitors to earth, the two windings of the choke and the equipment. */
export function Figure() {
  return (
    <SchematicFrame
      size={[340, 240]}
      of={['mainsVoltage', 'xCapacitor', 'yCapacitor', 'chokeInductance', 'out.commonLoss', 'out.differentialLoss', 'out.touchCurrent']}
    >
      <Terminal at={[mains, top]} side="above" of="mainsVoltage" />
      <Terminal at={[mains, bottom]} />
      <Wire d={`M${mains + 4} ${top}H${coil}M${mains + 4} ${bottom}H${coil}`} />
      <Capacitor from={[across, top]} to={[across, bottom]} of="xCapacitor" side="left" />
      <Capacitor from={[toEarth, top]} to={[toEarth, middle]} of="yCapacitor" side="left" />
      <Capacitor from={[toEarth, middle]} to={[toEarth, bottom]} />
      <Wire d={`M${toEarth} ${middle}H190`} />
      <Ground at={[190, middle]} />
      <Joint at={[toEarth, middle]} />
      {[across, toEarth].map((x) => (
        <g key={x}>
          <Joint at={[x, top]} />
          <Joint at={[x, bottom]} />
        </g>
      ))}
      <Inductor from={[coil, top]} to={[equipment - 20, top]} of="chokeInductance" />
      <Inductor from={[coil, bottom]} to={[equipment - 20, bottom]} />
      <Label of="leakageInductance" x={(coil + equipment - 20) / 2} y={bottom + 24} />
      <Wire d={`M${equipment - 20} ${top}H${equipment - 4}M${equipment - 20} ${bottom}H${equipment - 4}`} />
      <Terminal at={[equipment, top]} />
      <Terminal at={[equipment, bottom]} />
    </SchematicFrame>
  );
}
