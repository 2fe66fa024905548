import { Arrow, Block } from '#src/pages/tool/figure/blocks.tsx';
import { Axes, Guide, Trail } from '#src/pages/tool/figure/curves.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, symbolOf, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Load } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Battery } from '#src/pages/tool/figure/sources.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

const [left, right, top, bottom] = [110, 260, 60, 150];
const sketch = [95, 200, 210, 75] as const;
const [x, y, width, height] = sketch;
const zero = y + height;

const capacities: Partial<Record<string, string>> = { peukert: 'ratedCapacity', requiredCapacity: 'out.requiredCapacity' };
const currents: Partial<Record<string, string>> = { constantCurrent: 'loadCurrent', peukert: 'dischargeCurrent' };

/** Battery and load, and under them the current over time. */
export function Figure() {
  const figure = useFigure();
  const mode = figure.mode ?? '';
  const isCycle = mode === 'dutyCycle' || mode === 'requiredCapacity';
  const isPower = mode === 'constantPower';
  const capacity = capacities[mode] ?? 'capacity';
  const current = currents[mode] ?? 'out.averageCurrent';
  const life = mode === 'requiredCapacity' || mode === 'allowedCurrent' ? 'targetLife' : 'out.life';
  const cycle = isCycle ? ['activeCurrent', 'activeTime', 'sleepCurrent', 'period'] : [];
  return (
    <SchematicFrame size={[340, 320]} of={[capacity, current, ...cycle, life]}>
      <Wire d={`M${left} ${top}H${right}M${left} ${bottom}H${right}`} />
      <Battery from={[left, top]} to={[left, bottom]} of={capacity} side="left" cells={2} />
      {isPower && <Block at={[200, (top + bottom) / 2]} size={[60, 110]} of="converterEfficiency" name="η" />}
      <Load from={[right, top]} to={[right, bottom]} {...(isPower ? { of: 'loadPower' } : { value: figure.words('load') })} />
      <Arrow
        through={[
          [115, top - 10],
          [165, top - 10],
        ]}
        of={current}
      />
      <Axes area={sketch} across={{ name: 't' }} up={{ name: 'I' }} />
      {isCycle ? <Pulses /> : <Steady current={current} life={life} />}
    </SchematicFrame>
  );
}

/** One current until the battery is empty. */
function Steady({ current, life }: { current: string; life: string }) {
  const figure = useFigure();
  const [level, end] = [y + 20, x + 0.7 * width];
  return (
    <>
      <Trail
        through={[
          [x, level],
          [end, level],
          [end, zero],
        ]}
      />
      <Guide from={[x, level]} to={[x, level]} name={symbolOf(figure, current)} side="left" />
      <Guide from={[end, level]} to={[end, zero]} of={life} />
    </>
  );
}

/** Two periods; short times and small currents are drawn large enough to see. */
function Pulses() {
  const figure = useFigure();
  const [active, period, high, low] = ['activeTime', 'period', 'activeCurrent', 'sleepCurrent'].map((id) => amount(figure, id) ?? 0);
  const step = width * 0.42;
  const wide = step * Math.min(0.9, Math.max(0.15, (active ?? 0) / (period || 1)));
  const most = Math.max(high ?? 0, low ?? 0) || 1;
  const level = (value: number) => zero - Math.max(6, 0.75 * height * (value / most));
  const [awake, asleep] = [level(high ?? 0), level(low ?? 0)];
  const one = (start: number) =>
    [
      [start, awake],
      [start + wide, awake],
      [start + wide, asleep],
      [start + step, asleep],
    ] as const;
  return (
    <>
      <Trail through={[[x, zero], ...one(x), ...one(x + step)]} />
      <Guide from={[x, awake]} to={[x, awake]} of="activeCurrent" side="left" />
      <Guide from={[x + step, asleep]} to={[x + step * 2 + 4, asleep]} of="sleepCurrent" side="above" />
      <Dimension along="x" from={x} to={x + wide} at={zero + 14} edge={zero} of="activeTime" side="below" />
      <Dimension along="x" from={x} to={x + step} at={awake - 12} edge={awake} of="period" side="above" />
    </>
  );
}
