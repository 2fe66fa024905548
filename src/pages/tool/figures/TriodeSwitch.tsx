import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Diode } from '#src/pages/tool/figure/diodes.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Load, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Npn, Pnp } from '#src/pages/tool/figure/transistors.tsx';
import { Ground, Joint, Rail, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [top, bottom] = [45, 240];
/** Places that differ between the low and the high side. */
const lowSide = { base: 155, transistor: [125, 185], load: [top, 125] } as const;
const highSide = { base: 120, transistor: [90, 150], load: [150, 230] } as const;

/** Logic output, base resistor, transistor and load, with the flyback diode of an inductive one. */
export function Figure() {
  const figure = useFigure();
  const isHighSide = figure.given['transistorType'] === 'pnpHighSide';
  const { base, transistor, load } = isHighSide ? highSide : lowSide;
  const hasBleeder = (amount(figure, 'baseEmitterResistor') ?? 0) > 0;
  const resistor = figure.mode === 'design' ? { of: 'out.baseResistorStandard', name: 'RB' } : { of: 'baseResistor' };
  const Transistor = isHighSide ? Pnp : Npn;
  const emitterEnd = isHighSide ? top : bottom;
  return (
    <SchematicFrame size={[340, 270]} of={['loadSupply', 'loadCurrent', 'driveHigh', resistor.of, 'out.baseCurrent']}>
      <Rail at={[215, top]} of="loadSupply" />
      <Terminal at={[45, base]} of={isHighSide ? 'driveLow' : 'driveHigh'} side="above" stacked />
      <Wire d={`M49 ${base}H70`} />
      <Resistor from={[70, base]} to={[135, base]} {...resistor} />
      <Arrow
        through={[
          [72, base + 14],
          [132, base + 14],
        ]}
        of="out.baseCurrent"
        side="below"
      />
      <Wire d={`M135 ${base}H175`} />
      {hasBleeder && (
        <>
          <Joint at={[145, base]} />
          <Resistor from={[145, base]} to={[145, emitterEnd]} of="baseEmitterResistor" />
          <Wire d={`M145 ${emitterEnd}H215`} />
        </>
      )}
      <Transistor at={[205, base]} />
      <Wire d={isHighSide ? `M215 ${top}V${transistor[0]}` : `M215 ${transistor[1]}V${bottom}`} />
      <Load from={[215, load[0]]} to={[215, load[1]]} of="loadCurrent" />
      {figure.given['loadType'] === 'inductive' && (
        <>
          <Wire d={`M215 ${load[0]}H310`} />
          <Wire d={`M215 ${load[1]}H310`} />
          <Joint at={[215, load[isHighSide ? 0 : 1]]} />
          <Diode from={[310, load[1]]} to={[310, load[0]]} />
        </>
      )}
      <Arrow
        through={[
          [240, transistor[0] + 6],
          [240, transistor[1] - 6],
        ]}
        of="out.collectorEmitterVoltage"
      />
      <Wire d={`M215 ${load[1]}V${isHighSide ? bottom : load[1]}`} />
      <Ground at={[215, bottom]} />
    </SchematicFrame>
  );
}
