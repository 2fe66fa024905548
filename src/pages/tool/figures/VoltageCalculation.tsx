import { Arrow, Ic } from '#src/pages/tool/figure/blocks.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Ground, Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

/** The divider of either family: the resistor that carries the reference, and the other one. */
const families = {
  adjustable: { name: 'LM317', pin: 'ADJ', current: 'adjustCurrent', upper: 'resistor1', lower: 'resistor2', found: 'lower' },
  feedback: { name: null, pin: 'FB', current: 'feedbackCurrent', upper: 'resistorTop', lower: 'resistorBottom', found: 'upper' },
} as const;

/** Regulator with its divider; in design also the best standard pair. */
export function Figure() {
  const figure = useFigure();
  const { mode } = figure;
  const isLinear = mode === 'adjustable' || mode === 'adjustableDesign';
  const isDesign = mode === 'adjustableDesign' || mode === 'feedbackDesign';
  const family = isLinear ? families.adjustable : families.feedback;
  const [found, kept] = isLinear ? ['R2', 'R1'] : ['R_T', 'R_B'];
  const part = (place: 'upper' | 'lower') =>
    isDesign && family.found === place ? { of: 'out.resistorStandard', name: found } : { of: family[place] };
  return (
    <SchematicFrame size={[340, isDesign ? 315 : 275]} of={['referenceVoltage', part('upper').of, part('lower').of, 'out.actualVoltage']}>
      <Terminal at={[30, 80]} side="above" stacked {...(isLinear ? { of: 'supplyVoltage' } : { name: 'V_I' })} />
      <Wire d="M34 80H70" />
      <Ic
        at={[115, 80]}
        size={[70, 56]}
        pins={[
          { side: 'left', place: 0, name: 'IN' },
          { side: 'right', place: 0, name: 'OUT' },
          { side: 'bottom', place: 0, name: family.pin },
        ]}
        value={family.name ?? figure.words('regulator')}
      />
      <Wire d="M160 80H295" />
      <Terminal at={[299, 80]} of="out.actualVoltage" side="above" stacked />
      <Joint at={[225, 80]} />
      <Resistor from={[225, 80]} to={[225, 160]} {...part('upper')} />
      <Joint at={[225, 160]} />
      <Wire d="M115 118V160H225" />
      <Resistor from={[225, 160]} to={[225, 240]} {...part('lower')} />
      <Ground at={[225, 240]} />
      <Arrow
        through={
          isLinear
            ? [
                [205, 90],
                [205, 150],
              ]
            : [
                [205, 170],
                [205, 230],
              ]
        }
        of="referenceVoltage"
        side="left"
        stacked
      />
      <Arrow
        through={
          isLinear
            ? [
                [125, 172],
                [185, 172],
              ]
            : [
                [185, 150],
                [125, 150],
              ]
        }
        of={family.current}
        side={isLinear ? 'below' : 'above'}
      />
      {isDesign && (
        <>
          <Label value={figure.words('pair')} x={30} y={285} anchor="start" />
          <Label of="out.pairResistor1" name={kept} x={190} y={285} />
          <Label of="out.pairResistor2" name={found} x={280} y={285} />
        </>
      )}
    </SchematicFrame>
  );
}
