import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { OpAmp } from '#src/pages/tool/figure/transistors.tsx';
import { Ground, Joint, Rail, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

/** The comparator with its positive feedback, and the pull-up where the output needs one. */
export function Figure() {
  const figure = useFigure();
  const isInverting = figure.mode === 'analyseInverting' || figure.mode === 'designInverting';
  const isDesign = figure.mode === 'designInverting' || figure.mode === 'designNonInverting';
  const resistor = (index: 1 | 2 | 3) => {
    const feedback = isInverting ? 3 : 2;
    if (!isDesign) return `resistance${index}`;
    return index === feedback ? 'feedbackResistance' : `out.resistance${index}`;
  };
  const hasPullUp = (amount(figure, 'pullUpResistance') ?? 0) > 0;
  return (
    <SchematicFrame
      size={[340, 300]}
      of={[resistor(1), resistor(2), ...(isInverting ? [resistor(3)] : []), 'upperThreshold', 'lowerThreshold', 'out.hysteresis']}
    >
      <OpAmp at={[225, 130]} />
      <Wire d="M265 130H320" />
      <Terminal at={[320, 130]} name="V_out" side="below" />
      {hasPullUp && (
        <>
          <Joint at={[295, 130]} />
          <Rail at={[295, 45]} of="outputHigh" side="above" />
          <Resistor from={[295, 45]} to={[295, 130]} of="pullUpResistance" side="left" />
        </>
      )}
      <Joint at={[280, 130]} />
      <Wire d="M280 130V225H270M185 150H160M160 225H180" />
      {isInverting ? (
        <>
          <Terminal at={[150, 110]} name="V_in" side="left" />
          <Wire d="M153 110H185M160 150H95M160 150V225" />
          <Joint at={[160, 150]} />
          <Resistor from={[175, 225]} to={[275, 225]} of={resistor(3)} side="below" />
          <Rail at={[95, 65]} of="supplyVoltage" side="above" />
          <Resistor from={[95, 65]} to={[95, 150]} of={resistor(1)} side="left" />
          <Joint at={[95, 150]} />
          <Resistor from={[95, 150]} to={[95, 235]} of={resistor(2)} side="left" />
          <Ground at={[95, 235]} />
        </>
      ) : (
        <>
          <Terminal at={[150, 110]} of={isDesign ? 'out.referenceVoltage' : 'referenceVoltage'} side="left" />
          <Wire d="M153 110H185M160 150V225" />
          <Joint at={[160, 150]} />
          <Terminal at={[45, 150]} name="V_in" side="below" />
          <Resistor from={[48, 150]} to={[160, 150]} of={resistor(1)} side="below" />
          <Resistor from={[175, 225]} to={[275, 225]} of={resistor(2)} side="below" />
        </>
      )}
    </SchematicFrame>
  );
}
