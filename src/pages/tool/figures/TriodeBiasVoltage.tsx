import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Npn } from '#src/pages/tool/figure/transistors.tsx';
import { Ground, Joint, Rail, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';
import { ResistorOrWire } from './shared/ResistorOrWire.tsx';

const [top, middle, bottom] = [45, 155, 260];

/** What brings the current to the base, by mode. */
function BaseNetwork({ mode }: { mode: string | null }) {
  if (mode === 'collectorFeedback') {
    return (
      <>
        <Joint at={[190, 125]} />
        <Resistor from={[190, 125]} to={[100, 125]} of="baseResistor" />
        <Wire d={`M100 125V${middle}H150`} />
      </>
    );
  }
  if (mode === 'dualSupply') {
    return (
      <>
        <Resistor from={[75, middle]} to={[75, bottom]} of="baseResistor" />
        <Wire d={`M75 ${middle}H150`} />
        <Ground at={[75, bottom]} />
      </>
    );
  }
  const isDivider = mode !== 'base';
  const design = mode === 'dividerDesign';
  return (
    <>
      <Wire d={`M75 ${top}H190`} />
      <Wire d={`M75 ${middle}H150`} />
      <Resistor from={[75, top]} to={[75, middle]} {...(isDivider ? named('R1', 'resistor1', design) : { of: 'baseResistor' })} />
      {isDivider && (
        <>
          <Joint at={[75, middle]} />
          <Resistor from={[75, middle]} to={[75, bottom]} {...named('R2', 'resistor2', design)} />
          <Ground at={[75, bottom]} />
        </>
      )}
    </>
  );
}

/** A resistor that is entered, or the standard one of the design. */
function named(name: string, id: string, design: boolean): { of: string; name: string } {
  return { of: design ? `out.${id}Standard` : id, name };
}

/** Bias circuit of the mode with currents and the voltage across the transistor. */
export function Figure() {
  const figure = useFigure();
  const { mode } = figure;
  const design = mode === 'dividerDesign';
  return (
    <SchematicFrame
      size={[340, 310]}
      of={['supplyVoltage', 'out.collectorCurrentActual', 'out.collectorEmitterVoltageActual', 'out.baseCurrent']}
    >
      <Rail at={[190, top]} of="supplyVoltage" />
      <BaseNetwork mode={mode} />
      <ResistorOrWire
        from={[190, top]}
        to={[190, 125]}
        {...named('RC', 'collectorResistor', design)}
        fitted={design || amount(figure, 'collectorResistor') !== 0}
      />
      <Npn at={[180, middle]} />
      <ResistorOrWire
        from={[190, 185]}
        to={[190, bottom]}
        {...named('RE', 'emitterResistor', design)}
        fitted={design || amount(figure, 'emitterResistor') !== 0}
      />
      {mode === 'dualSupply' ? (
        <Terminal at={[190, bottom + 4]} of="negativeSupply" name="−VEE" side="right" />
      ) : (
        <Ground at={[190, bottom]} />
      )}
      <Arrow
        through={[
          [270, 65],
          [270, 105],
        ]}
        of="out.collectorCurrentActual"
        stacked
      />
      <Arrow
        through={[
          [225, 130],
          [225, 180],
        ]}
        of="out.collectorEmitterVoltageActual"
      />
      <Arrow
        through={[
          [105, middle + 10],
          [145, middle + 10],
        ]}
        of="out.baseCurrent"
        side="below"
      />
    </SchematicFrame>
  );
}
