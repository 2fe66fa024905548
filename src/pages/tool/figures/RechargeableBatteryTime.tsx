import { Arrow, Block } from '#src/pages/tool/figure/blocks.tsx';
import { Axes, Curve, Guide } from '#src/pages/tool/figure/curves.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Battery } from '#src/pages/tool/figure/sources.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

const currentArea = [75, 165, 215, 60] as const;
const chargeArea = [75, 265, 215, 70] as const;
/** Share of the width at which the charge ends. */
const done = 0.72;

/** Charger and battery, and under them current, voltage and state of charge over time. */
export function Figure() {
  const figure = useFigure();
  const isTapering = figure.mode === 'ccCv';
  const current = figure.mode === 'requiredCurrent' ? 'out.requiredCurrent' : 'chargeCurrent';
  const end = isTapering ? 'out.finalCharge' : 'endCharge';
  const wanted = figure.mode === 'requiredCurrent' ? 'targetTime' : 'out.chargeTime';
  const marks = isTapering ? ['transitionCharge', 'cutoffCurrent'] : [];
  return (
    <SchematicFrame size={[340, 365]} of={['capacity', current, 'startCharge', ...marks, end, wanted]}>
      <Wire d="M80 50H245M80 120H245" />
      <Block at={[75, 85]} size={[90, 90]} value={figure.words('charger')} />
      <Battery from={[245, 50]} to={[245, 120]} of="capacity" cells={2} />
      <Arrow
        through={[
          [140, 38],
          [205, 38],
        ]}
        of={current}
      />
      <Course current={current} end={end} time={wanted} />
    </SchematicFrame>
  );
}

/** Both sketches on one axis of time; the voltage is drawn by its usual shape, not computed. */
function Course({ current, end, time }: { current: string; end: string; time: string }) {
  const figure = useFigure();
  const isTapering = figure.mode === 'ccCv';
  const of = (id: string) => amount(figure, id) ?? 0;
  const [s0, st, s1] = [of('startCharge'), of('transitionCharge'), of(end)];
  const total = amount(figure, time) ?? 1;
  const straight = isTapering ? of('out.constantCurrentTime') / total : 1;
  const bend = isTapering ? Math.max(s0, st) : s1;
  const decay = total / (amount(figure, 'out.tailTimeConstant') ?? Infinity);
  const tail = (place: number) => Math.exp(-(place - straight) * decay);
  const charge = (place: number) =>
    place < straight || !isTapering ? s0 + ((bend - s0) * place) / (straight || 1) : 1 - (1 - bend) * tail(place);
  const rate = (place: number) => (place < straight || !isTapering ? 1 : ((1 - bend) / (1 - st)) * tail(place));
  const voltage = (place: number) => 0.55 + 0.4 * Math.sqrt(Math.min(1, straight === 0 ? 1 : place / straight));
  const within = (value: (place: number) => number) => (share: number) => (share > done ? NaN : value(share / done));
  const [x, y, width, height] = currentArea;
  const [, low, , deep] = chargeArea;
  const stop = x + done * width;
  const level = (value: number) => low + deep * (1 - 0.9 * value);
  return (
    <>
      <Axes area={currentArea} across={{ name: 't' }} up={{ name: 'I, V' }} />
      <Curve area={currentArea} height={within((place) => 0.8 * rate(place))} />
      <Curve area={currentArea} height={within(voltage)} tone="plot2" />
      <Guide from={[x, y + height * 0.2]} to={[x, y + height * 0.2]} of={current} side="left" />
      {isTapering && (
        <Label of="cutoffCurrent" x={stop + 6} y={Math.min(y + height * (1 - 0.8 * rate(1)), y + height - 14)} anchor="start" />
      )}
      <Axes area={chargeArea} across={{ name: 't' }} up={{ name: 's' }} />
      <Curve area={chargeArea} height={within((place) => 0.9 * charge(place))} />
      <Guide from={[x, level(s0)]} to={[x, level(s0)]} of="startCharge" side="left" />
      {isTapering && straight > 0 && (
        <Guide from={[x + straight * done * width, level(st)]} to={[x, level(st)]} of="transitionCharge" side="left" />
      )}
      <Guide from={[stop, level(s1)]} to={[stop, level(s1)]} of={end} {...(isTapering ? { name: 's_f' } : {})} side="right" />
      <Guide from={[stop, level(s1)]} to={[stop, low + deep]} of={time} />
    </>
  );
}
