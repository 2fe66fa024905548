import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Resistor, VariableResistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Ground, Joint, Rail, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const x = 120;

/** The thermistor alone, or under a resistor in a divider. */
export function Figure() {
  const { mode } = useFigure();
  const isEntered = mode === 'temperature' || mode === 'steinhartHart';
  const value = isEntered ? 'resistance' : 'out.resistance';
  if (mode !== 'divider') {
    return (
      <SchematicFrame size={[340, 150]} of={[value, isEntered ? 'out.temperature' : 'temperature', 'out.temperatureCoefficient']}>
        <Terminal at={[x, 25]} />
        <VariableResistor from={[x, 28]} to={[x, 122]} of={value} />
        <Terminal at={[x, 125]} of={isEntered ? 'out.temperature' : 'temperature'} />
      </SchematicFrame>
    );
  }
  return (
    <SchematicFrame size={[340, 235]} of={['supplyVoltage', 'out.seriesResistor', value, 'out.outputVoltage']}>
      <Rail at={[x, 30]} of="supplyVoltage" />
      <Resistor from={[x, 30]} to={[x, 120]} of="out.seriesResistor" />
      <VariableResistor from={[x, 120]} to={[x, 205]} of={value} />
      <Wire d={`M${x} 120H205`} />
      <Joint at={[x, 120]} />
      <Terminal at={[208, 120]} of="out.outputVoltage" />
      <Ground at={[x, 205]} />
    </SchematicFrame>
  );
}
