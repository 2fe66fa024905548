import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Load, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { OpAmp } from '#src/pages/tool/figure/transistors.tsx';
import { Ground, Joint, Rail, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [x, top, upper, lower, load] = [90, 35, 60, 120, 190];

/** Shunt between the bus and the load, its four taps and the amplifier. */
export function Figure() {
  const { mode } = useFigure();
  const [resistance, gain] = mode === 'design' ? ['out.resistanceStandard', 'out.gainStandard'] : ['resistance', 'gain'];
  return (
    <SchematicFrame size={[340, 235]} of={['busVoltage', resistance, 'maximumCurrent', gain, 'out.outputVoltage', 'out.power']}>
      <Rail at={[x, top]} of="busVoltage" />
      <Wire d={`M${x} ${top}V${upper}`} />
      <Resistor from={[x, upper]} to={[x, lower]} of={resistance} side="left" />
      <Arrow
        through={[
          [x - 14, lower + 8],
          [x - 14, lower + 34],
        ]}
        of="maximumCurrent"
        side="left"
        stacked
      />
      <Wire d={`M${x} ${lower}V${load - 35}M${x} ${upper}H170V70H195M${x} ${lower}H170V110H195`} />
      <Load from={[x, load - 35]} to={[x, load + 20]} />
      <Ground at={[x, load + 20]} />
      <Joint at={[x, upper]} />
      <Joint at={[x, lower]} />
      <OpAmp at={[235, 90]} plusAbove of={gain} />
      <Wire d="M275 90H296" />
      <Terminal at={[300, 90]} of="out.outputVoltage" side="above" stacked />
    </SchematicFrame>
  );
}
