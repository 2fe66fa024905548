import { Arrow, Ic } from '#src/pages/tool/figure/blocks.tsx';
import { Zener } from '#src/pages/tool/figure/diodes.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Load, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Nmos, Npn, OpAmp } from '#src/pages/tool/figure/transistors.tsx';
import { Ground, Joint, Rail, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

/** The circuit of the mode: regulator, transistor or op-amp with its set resistor and the load. */
export function Figure() {
  const { mode } = useFigure();
  const resistor = mode === 'regulatorFromResistor' ? { of: 'resistor' } : { of: 'out.resistorStandard', name: 'R' };
  return (
    <SchematicFrame size={[340, 290]} of={['referenceVoltage', resistor.of, 'out.actualCurrent', 'loadVoltage', 'out.complianceVoltage']}>
      {mode === 'transistor' ? (
        <Sink resistor={resistor} />
      ) : mode === 'opAmp' ? (
        <Servo resistor={resistor} />
      ) : (
        <Source resistor={resistor} />
      )}
    </SchematicFrame>
  );
}

interface Props {
  resistor: { of: string; name?: string };
}

function Source({ resistor }: Props) {
  return (
    <>
      <Terminal at={[25, 80]} of="supplyMin" name="V_S" side="above" stacked />
      <Wire d="M29 80H50" />
      <Ic
        at={[95, 80]}
        size={[70, 50]}
        pins={[
          { side: 'left', place: 0, name: 'IN' },
          { side: 'right', place: 0, name: 'OUT' },
          { side: 'bottom', place: 0, name: 'ADJ' },
        ]}
        value="LM317"
      />
      <Resistor from={[140, 80]} to={[245, 80]} {...resistor} />
      <Arrow
        through={[
          [165, 96],
          [220, 96],
        ]}
        of="referenceVoltage"
        side="below"
      />
      <Wire d="M95 115V145H245" />
      <Arrow
        through={[
          [105, 155],
          [160, 155],
        ]}
        of="adjustCurrent"
        side="below"
      />
      <Wire d="M245 80V150" />
      <Joint at={[245, 145]} />
      <Load from={[245, 150]} to={[245, 250]} of="loadVoltage" />
      <Arrow
        through={[
          [225, 180],
          [225, 220],
        ]}
        of="out.actualCurrent"
        side="left"
      />
      <Ground at={[245, 250]} />
    </>
  );
}

function Sink({ resistor }: Props) {
  return (
    <>
      <Wire d="M80 45H200" />
      <Rail at={[140, 45]} of="supplyMin" name="V_S" />
      <Resistor from={[80, 45]} to={[80, 155]} />
      <Wire d="M80 155H160" />
      <Joint at={[80, 155]} />
      <Zener from={[80, 255]} to={[80, 155]} of="referenceVoltage" />
      <Ground at={[80, 255]} />
      <Load from={[200, 45]} to={[200, 125]} of="loadVoltage" />
      <Arrow
        through={[
          [180, 60],
          [180, 110],
        ]}
        of="out.actualCurrent"
        side="left"
        stacked
      />
      <Npn at={[190, 155]} of="currentGain" />
      <Resistor from={[200, 185]} to={[200, 255]} {...resistor} />
      <Ground at={[200, 255]} />
    </>
  );
}

function Servo({ resistor }: Props) {
  return (
    <>
      <Rail at={[245, 45]} of="supplyMin" name="V_S" />
      <Load from={[245, 45]} to={[245, 120]} of="loadVoltage" />
      <Arrow
        through={[
          [225, 55],
          [225, 110],
        ]}
        of="out.actualCurrent"
        side="left"
        stacked
      />
      <Nmos at={[235, 150]} />
      <OpAmp at={[150, 150]} plusAbove />
      <Wire d="M190 150H205" />
      <Terminal at={[60, 130]} of="referenceVoltage" side="above" />
      <Wire d="M64 130H110" />
      <Wire d="M110 170H100V200H245" />
      <Joint at={[245, 200]} />
      <Wire d="M245 180V200" />
      <Resistor from={[245, 200]} to={[245, 260]} {...resistor} />
      <Ground at={[245, 260]} />
    </>
  );
}
