import { secondOrderStep, seriesResonance } from '#calculators/math/timing/step-response.ts';
import { type Waveform, waveformAt, waveforms } from '#calculators/math/timing/waveform.ts';
import { Axes, Curve, Guide, Spot } from '#src/pages/tool/figure/curves.tsx';
import { amount, type FigureState, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { StepCircuit } from './shared/StepCircuit.tsx';

const area = [50, 40, 240, 130] as const;
const response = [50, 215, 240, 80] as const;

/** Two periods of the waveform with the instant or the level; or the circuit and its response. */
export function Figure() {
  const figure = useFigure();
  if (figure.mode === 'waveform' || figure.mode === 'timeToLevel') return <Wave />;
  const parts = figure.mode === 'rcStep' ? 'RC' : figure.mode === 'rlStep' ? 'RL' : 'RLC';
  const { end, remaining } = stepOf(figure, parts);
  const time = amount(figure, 'time') ?? 0;
  const [x, y, width, height] = response;
  // An overshoot reaches at most twice the step.
  const level = (at: number) => (parts === 'RL' ? remaining(at) : (1 - remaining(at)) / (parts === 'RLC' ? 2 : 1.1));
  const instant = [x + (width * time) / end, y + height * (1 - level(time))] as const;
  return (
    <SchematicFrame
      size={[340, 330]}
      of={['sourceVoltage', 'resistance', 'inductance', 'capacitance', 'time', 'out.voltage']}
      title={figure.words('circuit')}
    >
      <StepCircuit parts={parts} across={{ of: 'out.voltage' }} />
      <Axes area={response} across={{ name: 't' }} up={{ name: 'v(t)' }} />
      <Curve area={response} height={(place) => level(place * end)} />
      {time <= end && (
        <>
          <Guide from={instant} to={[instant[0], y + height]} of="time" />
          <Spot at={instant} />
        </>
      )}
    </SchematicFrame>
  );
}

/** How long to draw, and the share of the step still to come at a time. */
function stepOf(figure: FigureState, parts: 'RC' | 'RL' | 'RLC'): { end: number; remaining: (time: number) => number } {
  const [resistance, capacitance, inductance] = ['resistance', 'capacitance', 'inductance'].map((id) => amount(figure, id) ?? 1);
  if (parts === 'RLC') {
    const { damping, angular } = seriesResonance({
      resistance: resistance ?? 1,
      capacitance: capacitance ?? 1,
      inductance: inductance ?? 1,
    });
    return { end: (damping < 1 ? 25 : 10 * damping) / angular, remaining: (time) => secondOrderStep(time, damping, angular).remaining };
  }
  const constant = amount(figure, 'out.timeConstant') ?? 1;
  return { end: 5 * constant, remaining: (time) => Math.exp(-time / constant) };
}

/** The waveform with its peak value, offset, period and the instant. */
function Wave() {
  const figure = useFigure();
  const shape: Waveform = waveforms.find((one) => one === figure.given['waveform']) ?? 'sine';
  const [peak, offset, frequency, phase] = ['out.peak', 'offset', 'frequency', 'phase'].map((id) => amount(figure, id) ?? 0);
  const duty = amount(figure, 'dutyCycle') ?? 0.5;
  const [a, dc, f] = [peak || 1, offset ?? 0, frequency || 1];
  const reach = 1.15 * (a + Math.abs(dc));
  const at = (turns: number) => dc + a * waveformAt(shape, turns + (phase ?? 0) / 360, duty);
  const height = (value: number) => 0.5 + value / (2 * reach);
  const [x, y, width, tall] = area;
  const place = (turns: number) => x + (width * turns) / 2;
  const up = (value: number) => y + tall * (1 - height(value));
  const time = amount(figure, 'time');
  const turns = f * (time ?? 0) - Math.floor(f * (time ?? 0));
  const level = amount(figure, 'level') ?? 0;
  const rising = amount(figure, 'out.risingTime');
  return (
    <SchematicFrame size={[340, 225]} of={['amplitude', 'offset', 'frequency', 'phase', 'time', 'level', 'out.voltage']}>
      <Axes area={area} across={{ name: 't' }} up={{ name: 'v' }} zero={0.5} />
      <Curve area={area} height={(share) => height(at(2 * share))} pieces={240} />
      <Guide from={[x + width, up(dc + a)]} to={[x, up(dc + a)]} of="amplitude" name="A" value="" side="left" />
      {dc !== 0 && <Guide from={[x + width, up(dc)]} to={[x, up(dc)]} of="offset" value="" side="left" />}
      <Guide from={[place(1), up(0)]} to={[place(1), y + tall]} of="frequency" name="T" value="" />
      {figure.mode === 'waveform' && time !== null && (
        <>
          <Guide from={[place(turns), up(at(turns))]} to={[place(turns), y + tall + 16]} of="time" />
          <Spot at={[place(turns), up(at(turns))]} />
        </>
      )}
      {figure.mode === 'timeToLevel' && Math.abs(level) <= reach && (
        <Guide from={[x, up(level)]} to={[x + width, up(level)]} of="level" side="above" />
      )}
      {rising !== null && figure.mode === 'timeToLevel' && <Spot at={[place(f * rising), up(level)]} />}
    </SchematicFrame>
  );
}
