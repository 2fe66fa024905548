import { Diode } from '#src/pages/tool/figure/diodes.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Capacitor, Inductor, Switch } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Ground, Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [start, input, node, output, end, top, bottom] = [20, 62, 165, 262, 318, 60, 170];

/** The power stage of a converter between its two capacitors, 340 × 240 pixels. */
export function ConverterParts({ topology }: { topology: 'buck' | 'boost' | 'inverting' }) {
  const isDesign = useFigure().mode === 'design';
  const inductance = isDesign ? 'out.inductanceStandard' : 'inductance';
  const capacitance = isDesign ? 'out.outputCapacitance' : 'capacitance';
  return (
    <SchematicFrame size={[340, 240]} of={['inputMin', 'inputMax', inductance, capacitance, 'outputVoltage', 'outputCurrent']}>
      <Terminal at={[start, top]} of="inputMax" side="above" stacked />
      <Wire d={`M${start + 3} ${top}H${input}M${output} ${top}H${end}M${input} ${bottom}H${output}`} />
      <Joint at={[input, top]} />
      <Joint at={[output, top]} />
      <Joint at={[node, top]} />
      <Joint at={[node, bottom]} />
      <Capacitor from={[input, top]} to={[input, bottom]} {...(isDesign ? { of: 'out.inputCapacitance' } : { name: 'C_in' })} />
      <Capacitor from={[output, top]} to={[output, bottom]} of={capacitance} />
      {topology === 'boost' ? (
        <Inductor from={[input, top]} to={[node, top]} of={inductance} />
      ) : (
        <Switch from={[input, top]} to={[node, top]} name="S" />
      )}
      <Middle topology={topology} inductance={inductance} />
      {topology === 'buck' && <Inductor from={[node, top]} to={[output, top]} of={inductance} />}
      {topology === 'boost' && <Diode from={[node, top]} to={[output, top]} name="D" />}
      {topology === 'inverting' && <Diode from={[output, top]} to={[node, top]} name="D" />}
      <Terminal at={[end, top]} of="outputVoltage" side="above" stacked {...(topology === 'inverting' && { name: '−V_out' })} />
      <Ground at={[node, bottom]} />
    </SchematicFrame>
  );
}

/** What stands between the switched node and ground. */
function Middle({ topology, inductance }: { topology: 'buck' | 'boost' | 'inverting'; inductance: string }) {
  const [upper, lower] = [
    [node, top],
    [node, bottom],
  ] as const;
  if (topology === 'buck') return <Diode from={lower} to={upper} name="D" />;
  if (topology === 'boost') return <Switch from={lower} to={upper} name="S" />;
  return <Inductor from={upper} to={lower} of={inductance} />;
}
