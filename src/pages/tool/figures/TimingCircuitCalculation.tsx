import { Ic } from '#src/pages/tool/figure/blocks.tsx';
import { Axes, Curve, Guide, Trail } from '#src/pages/tool/figure/curves.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { Diode } from '#src/pages/tool/figure/diodes.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Capacitor, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Ground, Joint, Rail, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const sketch = [80, 290, 220, 70] as const;
const [x, y, width, height] = sketch;
/** Under it the output: high and low. */
const [high, low] = [y + height + 16, y + height + 38];

/** The timer with its parts; under it capacitor voltage and output. */
export function Figure() {
  const figure = useFigure();
  const mode = figure.mode ?? '';
  const isPulse = mode === 'monostable' || mode === 'monostableDesign';
  const isDesign = mode.endsWith('Design');
  const resistor = (letter: 'A' | 'B') =>
    isDesign ? { of: `out.resistor${letter}Standard`, name: `R${letter}` } : { of: `resistor${letter}` };
  const results = isPulse ? ['out.pulse'] : [resistor('B').of, 'out.actualFrequency', 'out.actualDutyCycle'];
  return (
    <SchematicFrame size={[340, 440]} of={[resistor('A').of, 'capacitor', ...results]}>
      <Rail at={[250, 35]} of="supplyVoltage" name="VCC" />
      <Wire d="M85 35H265M235 65V35M265 65V35" />
      <Ic
        at={[250, 135]}
        size={[86, 120]}
        pins={[
          { side: 'top', place: -15, name: '8' },
          { side: 'top', place: 15, name: '4' },
          { side: 'left', place: -40, name: '7' },
          { side: 'left', place: 15, name: '6' },
          { side: 'left', place: 40, name: '2' },
          { side: 'right', place: 0, name: '3' },
          { side: 'bottom', place: 0, name: '1' },
        ]}
        value="555"
      />
      <Terminal at={[315, 135]} name="V_out" side="above" />
      <Wire d="M303 135H311" />
      <Ground at={[250, 205]} />
      <Resistor from={[85, 35]} to={[85, 95]} {...resistor('A')} side="left" />
      <Joint at={[85, 95]} />
      <Wire d="M85 95H197" />
      {isPulse ? (
        <>
          <Wire d="M197 150H170V95M85 95V175" />
          <Joint at={[170, 95]} />
          <Terminal at={[170, 175]} value={figure.words('trigger')} side="below" />
          <Wire d="M174 175H197" />
        </>
      ) : (
        <>
          <Resistor from={[85, 95]} to={[85, 175]} {...resistor('B')} side="left" />
          <Wire d="M85 175H197M197 150H182V175" />
          <Joint at={[182, 175]} />
          <Joint at={[85, 175]} />
          {mode.startsWith('astableDiode') && <Diode from={[115, 95]} to={[115, 175]} of="diodeDrop" />}
        </>
      )}
      <Capacitor from={[85, 175]} to={[85, 245]} of="capacitor" side="left" />
      <Ground at={[85, 245]} />
      {isPulse ? <Pulse /> : <Oscillation />}
    </SchematicFrame>
  );
}

/** Thresholds in words of the supply: they are 2/3 and 1/3 while the control pin is left alone. */
function useThresholds() {
  const ratio = amount(useFigure(), 'controlRatio') ?? 2 / 3;
  const names = Math.abs(ratio - 2 / 3) < 1e-9 ? ['2/3 VCC', '1/3 VCC'] : ['k·VCC', 'k/2·VCC'];
  return { ratio, upper: names[0], lower: names[1] };
}

function Oscillation() {
  const figure = useFigure();
  const { ratio, upper, lower } = useThresholds();
  const duty = Math.min(0.94, Math.max(0.06, amount(figure, 'out.actualDutyCycle') ?? 0.5));
  const period = width / 2.1;
  const voltage = (share: number) => {
    const phase = (share * 2.1) % 1;
    const rise = 1 - (1 - ratio / 2) * ((1 - ratio) / (1 - ratio / 2)) ** (phase / duty);
    return phase < duty ? rise : ratio * 2 ** -((phase - duty) / (1 - duty));
  };
  const one = (start: number) =>
    [
      [start, high],
      [start + duty * period, high],
      [start + duty * period, low],
      [start + period, low],
    ] as const;
  return (
    <>
      <Axes area={sketch} across={{ name: 't' }} up={{ name: 'V_C' }} />
      <Curve area={sketch} height={voltage} pieces={210} />
      <Guide from={[x + width, y + height * (1 - ratio)]} to={[x, y + height * (1 - ratio)]} value={upper} side="left" />
      <Guide from={[x + width, y + height * (1 - ratio / 2)]} to={[x, y + height * (1 - ratio / 2)]} value={lower} side="left" />
      <Trail through={[...one(x), ...one(x + period), [x + 2 * period, high], [x + width, high]]} tone="plot2" />
      <Guide from={[x, high + 11]} to={[x, high + 11]} name="V_out" side="left" />
      <Dimension along="x" from={x} to={x + duty * period} at={low + 16} edge={low} of="out.highTime" side="below" />
      <Dimension along="x" from={x + (1 + duty) * period} to={x + 2 * period} at={low + 16} edge={low} of="out.lowTime" side="below" />
    </>
  );
}

function Pulse() {
  const { ratio, upper } = useThresholds();
  const [start, end] = [0.12, 0.78];
  const voltage = (share: number) => (share < start || share > end ? 0 : 1 - (1 - ratio) ** ((share - start) / (end - start)));
  const [from, to] = [x + start * width, x + end * width];
  return (
    <>
      <Axes area={sketch} across={{ name: 't' }} up={{ name: 'V_C' }} />
      <Curve area={sketch} height={voltage} pieces={200} />
      <Guide from={[to, y + height * (1 - ratio)]} to={[x, y + height * (1 - ratio)]} value={upper} side="left" />
      <Trail
        through={[
          [x, low],
          [from, low],
          [from, high],
          [to, high],
          [to, low],
          [x + width, low],
        ]}
        tone="plot2"
      />
      <Guide from={[x, high + 11]} to={[x, high + 11]} name="V_out" side="left" />
      <Dimension along="x" from={from} to={to} at={low + 16} edge={low} of="out.pulse" side="below" />
    </>
  );
}
