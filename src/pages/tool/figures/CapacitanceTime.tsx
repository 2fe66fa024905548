import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Axes, Curve, Guide, Spot } from '#src/pages/tool/figure/curves.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Capacitor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { CurrentSource } from '#src/pages/tool/figure/sources.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';
import { StepCircuit } from './shared/StepCircuit.tsx';

const sketch = [70, 215, 220, 85] as const;

/** The circuit and under it the voltage from start to end. */
export function Figure() {
  const figure = useFigure();
  const isRamp = figure.mode === 'constantCurrent';
  const ids = isRamp ? ['capacitance', 'chargeCurrent'] : ['resistance', 'capacitance', 'sourceVoltage'];
  return (
    <SchematicFrame size={[340, 340]} of={[...ids, 'initialVoltage', 'targetVoltage', 'out.time']}>
      {isRamp ? (
        <>
          <CurrentSource from={[90, 150]} to={[90, 45]} of="chargeCurrent" />
          <Wire d="M90 45H230M90 150H230" />
          <Capacitor from={[230, 45]} to={[230, 150]} of="capacitance" side="left" />
          <Arrow
            through={[
              [252, 65],
              [252, 130],
            ]}
            name="v(t)"
          />
        </>
      ) : (
        <StepCircuit
          parts="RC"
          resistance={figure.mode === 'resistance' ? 'out.resistanceStandard' : 'resistance'}
          capacitance={figure.mode === 'capacitance' ? 'out.capacitanceStandard' : 'capacitance'}
          across={{ name: 'v(t)' }}
        />
      )}
      <Sketch isRamp={isRamp} />
    </SchematicFrame>
  );
}

/** The voltage over time with start, end and the time between. */
function Sketch({ isRamp }: { isRamp: boolean }) {
  const figure = useFigure();
  const [start, end, source] = ['initialVoltage', 'targetVoltage', 'sourceVoltage'].map((id) => amount(figure, id) ?? 0);
  const [v0, v1, vs] = [start ?? 0, end ?? 0, isRamp ? (end ?? 0) : (source ?? 0)];
  const [time, constant] = [amount(figure, 'out.time') ?? 1, amount(figure, 'out.timeConstant') ?? 1];
  const shown = isRamp ? 1.3 * time : Math.max(5 * constant, 1.1 * time);
  const voltage = (share: number) =>
    isRamp ? v0 + ((v1 - v0) * share * shown) / time : vs + (v0 - vs) * Math.exp((-share * shown) / constant);
  const [low, high] = [Math.min(v0, vs, v1), Math.max(v0, vs, v1)];
  const level = (volts: number) => 0.08 + (0.8 * (volts - low)) / (high - low || 1);
  const [x, y, width, height] = sketch;
  const up = (volts: number) => y + height * (1 - level(volts));
  const done = [x + (width * time) / shown, up(v1)] as const;
  return (
    <>
      <Axes area={sketch} across={{ name: 't' }} up={{ name: 'v(t)' }} />
      <Curve area={sketch} height={(share) => level(voltage(share))} />
      {!isRamp && <Guide from={[x + width, up(vs)]} to={[x, up(vs)]} of="sourceVoltage" side="left" />}
      <Guide from={[x, up(v0)]} to={[x, up(v0)]} of="initialVoltage" side="left" />
      <Guide from={done} to={[x, done[1]]} of="targetVoltage" side="left" />
      <Guide from={done} to={[done[0], y + height]} of="out.time" />
      <Spot at={done} />
    </>
  );
}
