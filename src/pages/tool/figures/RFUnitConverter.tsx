import { Arrow, Block } from '#src/pages/tool/figure/blocks.tsx';
import { Axes, Curve } from '#src/pages/tool/figure/curves.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';

const area = [115, 45, 150, 120] as const;
const [left, top, width, height] = area;
const swing = 0.46;
const sine = (place: number) => 0.5 + swing * Math.sin(place * 3 * Math.PI);
const crest = top + height * (0.5 - swing);

/** Rms, peak and peak-to-peak voltage of a sine. */
function Voltage() {
  const rms = top + height * (0.5 - swing / Math.SQRT2);
  const right = left + width;
  return (
    <SchematicFrame size={[340, 210]} of={['power', 'levelDbm', 'voltageRms', 'voltagePeakToPeak', 'impedance']}>
      <Axes area={area} across={{ name: 't' }} up={{ name: 'v' }} zero={0.5} />
      <path className="dashed" d={`M${left} ${rms}H${right}`} />
      <Curve area={area} height={sine} />
      <Label of="voltageRms" name="V" x={right + 6} y={rms - 3} anchor="start" />
      <Dimension along="y" from={crest} to={top + height * (0.5 + swing)} at={left - 14} of="voltagePeakToPeak" name="V_pp" side="left" />
      <Label of="impedance" x={right + 60} y={top + height + 24} anchor="end" />
      <Label of="power" name="P" x={20} y={top + height + 24} anchor="start" />
    </SchematicFrame>
  );
}

/** One wavelength and a quarter of it along a wave. */
function Wave() {
  const full = { area: [40, 55, 260, 90] as const, waves: 1.5 };
  const [x, y, wide, tall] = full.area;
  const one = wide / full.waves;
  return (
    <SchematicFrame size={[340, 215]} of={['frequency', 'wavelength', 'period', 'velocityFactor']}>
      <Axes area={full.area} across={{ name: 'x' }} up={{ name: 'v' }} zero={0.5} />
      <Curve area={full.area} height={sine} />
      <Dimension along="x" from={x} to={x + one / 4} at={y + tall + 8} edge={y + tall / 2} of="out.quarterWavelength" side="below" />
      <Dimension along="x" from={x + one / 4} to={x + (5 * one) / 4} at={y - 10} edge={y + 4} of="wavelength" name="λ" />
      <Label of="frequency" name="f" x={x + wide} y={y + tall + 40} anchor="end" />
    </SchematicFrame>
  );
}

interface TwoPortProps {
  of: readonly [inside: string, first: string, second: string];
  name: string;
  ends: readonly [input: string, output: string];
  beneath?: readonly [first: string, second: string];
}

/** A two-port between source and load, with what it adds or changes. */
function TwoPort({ of: [inside, first, second], name, ends: [input, output], beneath }: TwoPortProps) {
  return (
    <SchematicFrame size={[340, 155]} of={[inside, first, second]}>
      <Arrow
        through={[
          [30, 70],
          [110, 70],
        ]}
        name={input}
      />
      <Block at={[170, 70]} size={[120, 60]} of={inside} name={name} />
      <Arrow
        through={[
          [230, 70],
          [310, 70],
        ]}
        name={output}
      />
      <Label of={first} name={beneath?.[0]} x={30} y={130} anchor="start" />
      <Label of={second} name={beneath?.[1]} x={310} y={130} anchor="end" />
    </SchematicFrame>
  );
}

const waves = new Set(['fromFrequency', 'fromWavelength', 'fromPeriod']);
const noise = new Set(['fromNoiseFigure', 'fromNoiseTemperature']);
const ratios = new Set(['fromDecibel', 'fromVoltageRatio', 'fromPowerRatio']);

/** One small drawing for each of the four groups. */
export function Figure() {
  const { mode } = useFigure();
  if (waves.has(mode ?? '')) return <Wave />;
  if (noise.has(mode ?? '')) {
    return <TwoPort of={['noiseFigure', 'noiseTemperature', 'noiseBandwidth']} name="NF" ends={['k·T_0·B', 'F·k·T_0·B·G']} />;
  }
  if (ratios.has(mode ?? '')) {
    const beneath = ['V_2/V_1', 'P_2/P_1'] as const;
    return <TwoPort of={['decibel', 'voltageRatio', 'powerRatio']} name="" ends={['V_1, P_1', 'V_2, P_2']} beneath={beneath} />;
  }
  return <Voltage />;
}
