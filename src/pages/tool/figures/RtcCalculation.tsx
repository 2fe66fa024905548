import { Axes, Curve, Guide, Spot, Trail } from '#src/pages/tool/figure/curves.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Capacitor, Crystal, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Ground, Joint, Wire } from '#src/pages/tool/figure/wires.tsx';

const sketch = [65, 40, 220, 150] as const;
const [x, y, width, height] = sketch;

/** The oscillator, the parabola over temperature, or the time that the clock gains in a day. */
export function Figure() {
  const { mode } = useFigure();
  if (mode === 'loadCapacitors') return <Pierce />;
  return mode === 'temperature' ? <Parabola /> : <Gain />;
}

const capacitor = { of: 'out.capacitorStandard', name: 'C' };
/** Where the two pins and what they add stand. */
const [left, first, second, right] = [28, 125, 215, 312];

/** Pierce oscillator: inverter, crystal, load capacitors, and dashed what the pins add. */
function Pierce() {
  return (
    <SchematicFrame size={[340, 335]} of={['nominalFrequency', 'crystalLoad', 'strayCapacitance', 'pinCapacitance', capacitor.of]}>
      <Wire d={`M${first} 185V30M${second} 185V30M${first} 75H${second}`} />
      <Resistor from={[first, 30]} to={[second, 30]} />
      <path className="body" d="M148 55V95L182 75z" />
      <circle className="body" cx="186" cy="75" r="4" />
      <Capacitor from={[first, 135]} to={[second, 135]} of="strayCapacitance" stacked={false} />
      <Crystal from={[first, 185]} to={[second, 185]} of="nominalFrequency" stacked={false} />
      {[75, 135, 185].flatMap((level) => [first, second].map((side) => <Joint key={`${side} ${level}`} at={[side, level]} />))}
      <Capacitor from={[first, 185]} to={[first, 295]} {...capacitor} />
      <Capacitor from={[second, 185]} to={[second, 295]} name="C" />
      <Wire d={`M${left} 210V185H${first}M${right} 210V185H${second}M${left} 270V295H${right}V270`} dashed />
      <Capacitor from={[left, 210]} to={[left, 270]} of="pinCapacitance" />
      <Capacitor from={[right, 210]} to={[right, 270]} name="C_P" side="left" />
      <Wire d={`M${first} 295H${second}`} />
      <Ground at={[170, 295]} />
    </SchematicFrame>
  );
}

/** Height of the line without error, and the ends of the range, as shares of the sketch. */
const [none, start, end] = [0.85, 0.18, 0.86];

/** Typical error over the range of temperatures; it is 0 at the turnover. */
function Parabola() {
  const figure = useFigure();
  const of = (id: string) => amount(figure, id) ?? 0;
  const [low, high, turnover] = [of('temperatureMin'), of('temperatureMax'), of('turnoverTemperature')];
  const [from, to] = [Math.min(low, turnover), Math.max(high, turnover)];
  const place = (temperature: number) => start + ((end - start) * (temperature - from)) / (to - from || 1);
  const middle = place(turnover);
  const far = Math.max(middle - start, end - middle) || 1;
  const error = (share: number) => none - 0.65 * ((share - middle) / far) ** 2;
  const level = (share: number) => y + height * (1 - error(share));
  const zero = y + height * (1 - none);
  const at = (temperature: number) => x + width * place(temperature);
  return (
    <SchematicFrame
      title={figure.words('parabola')}
      size={[340, 230]}
      of={['turnoverTemperature', 'temperatureMin', 'temperatureMax', 'out.worstSlow', 'out.worstFast']}
    >
      <Axes area={sketch} across={{ name: 'T' }} up={{ name: 'Δf/f' }} zero={none} />
      <Curve area={sketch} height={(share) => (share < start || share > end ? NaN : error(share))} />
      <Guide from={[at(turnover), zero]} to={[at(turnover), zero]} of="turnoverTemperature" side="above" />
      <Guide from={[at(low), zero]} to={[at(low), level(place(low)) + 4]} of="temperatureMin" />
      <Guide from={[at(high), zero]} to={[at(high), level(place(high)) + 4]} of="temperatureMax" />
      <Spot at={[at(low), level(place(low))]} />
      <Spot at={[at(high), level(place(high))]} />
    </SchematicFrame>
  );
}

/** How far the clock is ahead or behind after a day. */
function Gain() {
  const figure = useFigure();
  const way = Math.sign(amount(figure, 'out.error') ?? 1);
  const zero = way < 0 ? 0.85 : way > 0 ? 0.15 : 0.5;
  const [from, last, goal] = [y + height * (1 - zero), x + width * 0.85, y + height * (1 - zero - way * 0.55)];
  return (
    <SchematicFrame title={figure.words('gain')} size={[340, 225]} of={['out.error', 'out.dayDrift', 'out.actualFrequency']}>
      <Axes area={sketch} across={{ name: 't' }} up={{ name: 'Δt' }} zero={zero} />
      <Trail
        through={[
          [x, from],
          [last, goal],
        ]}
      />
      <Guide from={[last, goal]} to={[x, goal]} of="out.dayDrift" side="left" />
      <Guide from={[last, goal]} to={[last, from]} value={figure.words('day')} side={way < 0 ? 'above' : 'below'} />
      <Spot at={[last, goal]} />
    </SchematicFrame>
  );
}
