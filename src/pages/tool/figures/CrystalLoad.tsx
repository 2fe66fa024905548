import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Block } from '#src/pages/tool/figure/blocks.tsx';
import { Capacitor, Crystal } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Ground, Joint, Wire } from '#src/pages/tool/figure/wires.tsx';

const [left, right, top, middle, bottom] = [75, 245, 55, 130, 205];

/** The inverter, the crystal across it and a capacitor from each side to ground. */
export function Figure() {
  const { mode } = useFigure();
  const [first, second] = mode === 'check' ? ['capacitor1', 'capacitor2'] : ['out.capacitorStandard', 'out.capacitorStandard'];
  return (
    <SchematicFrame
      size={[340, 235]}
      of={['frequency', 'loadCapacitance', first, second, 'out.frequencyError', 'out.gainMargin', 'out.driveLevel']}
    >
      <Block at={[160, top]} size={[90, 44]} of="transconductance" />
      <Wire d={`M115 ${top}H${left}V${middle}M205 ${top}H${right}V${middle}`} />
      <Crystal from={[left, middle]} to={[right, middle]} of="frequency" />
      <Joint at={[left, middle]} />
      <Joint at={[right, middle]} />
      <Capacitor from={[left, middle]} to={[left, bottom]} of={first} side="left" />
      <Capacitor from={[right, middle]} to={[right, bottom]} of={second} {...(mode === 'check' ? {} : { name: 'C2' })} />
      <Ground at={[left, bottom]} />
      <Ground at={[right, bottom]} />
    </SchematicFrame>
  );
}
