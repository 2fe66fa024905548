import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { OpAmp } from '#src/pages/tool/figure/transistors.tsx';
import { Ground, Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [upper, lower, node, output] = [120, 160, 185, 305];

/** The op-amp with its resistors; the source lies at the one or the other input. */
export function Figure() {
  const { mode } = useFigure();
  const isInverting = mode === 'inverting';
  return (
    <SchematicFrame
      size={[340, 240]}
      of={['inputResistor', 'feedbackResistor', 'sourceResistance', 'out.gain', 'out.bandwidth', 'out.outputOffset', 'out.totalNoise']}
    >
      <Resistor from={[105, upper]} to={[175, upper]} of="inputResistor" />
      <Wire d={`M175 ${upper}H210M${node} ${upper}V50H200M285 50H${output}V140`} />
      <Joint at={[node, upper]} />
      <Resistor from={[200, 50]} to={[285, 50]} of="feedbackResistor" side="below" />
      <OpAmp at={[250, 140]} />
      <Wire d={`M290 140H${output + 12}`} />
      <Joint at={[output, 140]} />
      <Terminal at={[output + 15, 140]} of="out.gain" side="below" stacked />
      {isInverting ? (
        <>
          <Terminal at={[20, upper]} />
          <Resistor from={[24, upper]} to={[94, upper]} of="sourceResistance" />
          <Wire d={`M94 ${upper}H105M210 ${lower}H${node}V195`} />
          <Ground at={[node, 195]} />
        </>
      ) : (
        <>
          <Wire d={`M105 ${upper}H60V140`} />
          <Ground at={[60, 140]} />
          <Terminal at={[80, 195]} />
          <Resistor from={[84, 195]} to={[164, 195]} of="sourceResistance" side="below" />
          <Wire d={`M164 195H${node}V${lower}H210`} />
        </>
      )}
    </SchematicFrame>
  );
}
