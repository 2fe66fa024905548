import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Capacitor, Inductor, Resistor, Switch } from '#src/pages/tool/figure/passive-parts.tsx';
import { VoltageSource } from '#src/pages/tool/figure/sources.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

interface Props {
  /** Parts in the order of the current. */
  parts: 'RC' | 'RL' | 'RLC';
  /** Ids of the values. */
  resistance?: string;
  capacitance?: string;
  inductance?: string;
  /** Symbol or id of the voltage across the last part. */
  across: { of?: string; name?: string };
}

const [left, right, top, bottom] = [35, 245, 55, 155];

/** A source that a switch connects to parts in series, 340 × 180; the voltage of the last one is marked. */
export function StepCircuit({ parts, resistance = 'resistance', capacitance = 'capacitance', inductance = 'inductance', across }: Props) {
  const hasThree = parts === 'RLC';
  const Last = parts === 'RL' ? Inductor : Capacitor;
  return (
    <>
      <VoltageSource from={[left, top]} to={[left, bottom]} of="sourceVoltage" />
      <Switch from={[left, top]} to={[hasThree ? 90 : 115, top]} closed />
      <Resistor from={[hasThree ? 90 : 115, top]} to={[hasThree ? 160 : 205, top]} of={resistance} />
      {hasThree ? <Inductor from={[160, top]} to={[right, top]} of={inductance} /> : <Wire d={`M205 ${top}H${right}`} />}
      <Last from={[right, top]} to={[right, bottom]} of={parts === 'RL' ? inductance : capacitance} side="left" />
      <Wire d={`M${left} ${bottom}H${right}`} />
      <Arrow
        through={[
          [right + 22, top + 20],
          [right + 22, bottom - 20],
        ]}
        {...across}
        stacked
      />
    </>
  );
}
