import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { OpAmp } from '#src/pages/tool/figure/transistors.tsx';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [upper, lower] = [130, 170];

/** Op-amp with its four resistors. */
export function Figure() {
  const figure = useFigure();
  const isDesign = figure.mode === 'design';
  const of = (index: 1 | 2 | 3 | 4) => (isDesign ? `out.resistance${index}` : `resistance${index}`);
  return (
    <SchematicFrame
      size={[340, 310]}
      of={[...([1, 2, 3, 4] as const).map(of), 'voltage1', 'voltage2', 'referenceVoltage', 'out.outputVoltage']}
    >
      <Terminal at={[30, upper]} of="voltage1" side="above" stacked />
      <Wire d={`M33 ${upper}H60M160 ${upper}H205`} />
      <Resistor from={[60, upper]} to={[160, upper]} of={of(1)} />
      <Joint at={[170, upper]} />
      <Wire d={`M170 ${upper}V60H190M290 60H305V150`} />
      <Resistor from={[190, 60]} to={[290, 60]} of={of(2)} />
      <Terminal at={[30, lower]} of="voltage2" side="below" stacked />
      <Wire d={`M33 ${lower}H60M160 ${lower}H205`} />
      <Resistor from={[60, lower]} to={[160, lower]} of={of(3)} side="below" />
      <Joint at={[170, lower]} />
      <Resistor from={[170, lower]} to={[170, 275]} of={of(4)} />
      <Terminal at={[170, 279]} of="referenceVoltage" side="left" />
      <OpAmp at={[245, 150]} />
      <Joint at={[305, 150]} />
      <Wire d="M285 150H322" />
      <Terminal at={[322, 150]} of="out.outputVoltage" side="below" stacked />
    </SchematicFrame>
  );
}
