import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { CurrentSource } from '#src/pages/tool/figure/sources.tsx';
import { Ground, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [left, x, top, step] = [55, 165, 30, 70];

/** The way of the heat as a circuit: power is the current, temperatures are the voltages. */
export function Figure() {
  const { mode } = useFigure();
  const sink = mode === 'heatSink' ? 'out.requiredSink' : 'sinkToAmbient';
  const bottom = top + 3 * step;
  return (
    <SchematicFrame size={[340, bottom + 50]} of={['junctionToCase', 'caseToSink', sink, 'out.junctionTemperature', 'ambientTemperature']}>
      <CurrentSource from={[left, bottom]} to={[left, top]} of={mode === 'power' ? 'out.maximumPower' : 'power'} side="right" />
      <Wire d={`M${left} ${top}H${x}M${left} ${bottom}H${x}`} />
      <Resistor from={[x, top]} to={[x, top + step]} of="junctionToCase" side="left" />
      <Resistor from={[x, top + step]} to={[x, top + 2 * step]} of="caseToSink" side="left" />
      <Resistor from={[x, top + 2 * step]} to={[x, bottom]} of={sink} side="left" />
      <Wire d={`M${x} ${top}h38m-38 ${step}h38m-38 ${step}h38m-38 ${step}h38`} />
      <Terminal at={[x + 40, top]} of="out.junctionTemperature" />
      <Terminal at={[x + 40, top + step]} of="out.caseTemperature" />
      <Terminal at={[x + 40, top + 2 * step]} of="out.sinkTemperature" />
      <Terminal at={[x + 40, bottom]} of="ambientTemperature" />
      <Ground at={[x, bottom]} />
    </SchematicFrame>
  );
}
