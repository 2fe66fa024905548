import { Arrow, Ic } from '#src/pages/tool/figure/blocks.tsx';
import { Diode } from '#src/pages/tool/figure/diodes.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import type { Point } from '#src/pages/tool/figure/point.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Battery } from '#src/pages/tool/figure/sources.tsx';
import { Npn } from '#src/pages/tool/figure/transistors.tsx';
import { Ground, Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const limiter = { of: 'out.currentResistorStandard', name: 'R_S' };
const divider = { of: 'out.resistor2Standard', name: 'R2' };
const top = 75;

/** The charger of the mode around the regulator. */
export function Figure() {
  const { mode } = useFigure();
  const Circuit = mode === 'voltageLimited' ? Limited : mode === 'seriesResistor' ? InSeries : Steady;
  const parts = mode === 'constantCurrent' ? [] : ['resistor1', divider.of, 'out.actualPackVoltage'];
  return (
    <SchematicFrame
      size={[340, mode === 'constantCurrent' ? 235 : 280]}
      of={['supplyMax', limiter.of, ...parts, 'out.actualCurrent', 'cellCount']}
    >
      <Terminal at={[15, top]} />
      <Label of="supplyMax" name="V_in" x={3} y={top - 8} anchor="start" rise="bottom" stacked />
      <Wire d={`M19 ${top}H45`} />
      <Ic
        at={[85, top]}
        size={[60, 44]}
        pins={[
          { side: 'left', place: 0, name: 'IN' },
          { side: 'right', place: 0, name: 'OUT' },
          { side: 'bottom', place: 0, name: 'ADJ' },
        ]}
        value="LM317"
      />
      <Circuit />
    </SchematicFrame>
  );
}

/** The pack from plus to minus, with its cells and the current into it. */
function Pack({ from: [x, y], to }: { from: Point; to: Point }) {
  return (
    <>
      <Battery from={[x, y]} to={to} of="cellCount" cells={2} />
      <Arrow
        through={[
          [x - 22, y + 8],
          [x - 22, y + 48],
        ]}
        of="out.actualCurrent"
        name="I"
        side="left"
        stacked
      />
    </>
  );
}

function Steady() {
  return (
    <>
      <Resistor from={[125, top]} to={[190, top]} {...limiter} />
      <Wire d={`M85 107V130H190V${top}`} />
      <Joint at={[190, top]} />
      <Diode from={[190, top]} to={[285, top]} of="diodeDrop" />
      <Pack from={[285, top]} to={[285, 200]} />
      <Label of="capacity" x={266} y={165} anchor="end" stacked />
      <Ground at={[285, 200]} />
    </>
  );
}

function Limited() {
  return (
    <>
      <Wire d={`M125 ${top}H190M85 107V145H202M165 250H265`} />
      <Joint at={[165, top]} />
      <Resistor from={[165, top]} to={[165, 145]} of="resistor1" side="left" />
      <Joint at={[165, 145]} />
      <Resistor from={[165, 145]} to={[165, 250]} {...divider} side="left" />
      <Diode from={[190, top]} to={[265, top]} of="diodeDrop" />
      <Pack from={[265, top]} to={[265, 165]} />
      <Joint at={[265, 165]} />
      <Resistor from={[265, 165]} to={[265, 250]} {...limiter} />
      <Npn at={[212, 195]} mirror />
      <Wire d="M242 195H253V165H265M202 145V165M202 225V250" />
      <Joint at={[202, 250]} />
      <Ground at={[265, 250]} />
    </>
  );
}

function InSeries() {
  return (
    <>
      <Resistor from={[125, top]} to={[190, top]} {...limiter} />
      <Joint at={[190, top]} />
      <Resistor from={[190, top]} to={[190, 150]} of="resistor1" side="left" />
      <Wire d="M85 107V150H190" />
      <Joint at={[190, 150]} />
      <Resistor from={[190, 150]} to={[190, 245]} {...divider} side="left" />
      <Ground at={[190, 245]} />
      <Diode from={[190, top]} to={[285, top]} of="diodeDrop" />
      <Pack from={[285, top]} to={[285, 245]} />
      <Ground at={[285, 245]} />
    </>
  );
}
