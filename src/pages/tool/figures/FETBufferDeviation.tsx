import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Capacitor, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Jfet, Nmos } from '#src/pages/tool/figure/transistors.tsx';
import { Ground, Joint, Rail, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const shown = ['supplyVoltage', 'gateVoltage', 'sourceResistance', 'drainCurrent', 'outputVoltage'];

/** Source follower: gate resistor to the bias voltage, transistor, source resistor, output with the load behind a capacitor. */
export function Figure() {
  const figure = useFigure();
  const Transistor = figure.given['device'] === 'mosfet' ? Nmos : Jfet;
  const hasLoad = amount(figure, 'loadResistance') !== null;
  const hasRail = amount(figure, 'negativeSupply') !== 0;
  return (
    <SchematicFrame size={[340, 290]} of={shown}>
      <Rail at={[180, 45]} of="supplyVoltage" />
      <Wire d="M180 45V80" />
      <Arrow
        through={[
          [195, 50],
          [195, 75],
        ]}
        of="out.drainCurrent"
      />
      <Transistor at={[170, 110]} />
      <Terminal at={[30, 110]} />
      <Wire d="M34 110H140" />
      <Joint at={[75, 110]} />
      <Resistor from={[75, 110]} to={[75, 195]} of="gateResistance" />
      <Terminal at={[75, 198]} of="gateVoltage" side="below" />
      <Wire d="M180 140V165" />
      <Joint at={[180, 165]} />
      <Label of="out.outputVoltage" x={190} y={149} anchor="start" rise="bottom" />
      <Resistor from={[180, 165]} to={[180, 245]} of="sourceResistance" side="left" />
      {hasRail ? <Terminal at={[180, 248]} of="negativeSupply" side="below" /> : <Ground at={[180, 245]} />}
      {hasLoad ? (
        <>
          <Capacitor from={[180, 165]} to={[260, 165]} />
          <Joint at={[260, 165]} />
          <Resistor from={[260, 165]} to={[260, 245]} of="loadResistance" />
          <Ground at={[260, 245]} />
          <Wire d="M260 165H310" />
        </>
      ) : (
        <Wire d="M180 165H310" />
      )}
      <Terminal at={[314, 165]} />
    </SchematicFrame>
  );
}
