import { Arrow, Block } from '#src/pages/tool/figure/blocks.tsx';
import { Led } from '#src/pages/tool/figure/diodes.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Shade } from '#src/pages/tool/figure/section-shapes.tsx';
import { VoltageSource } from '#src/pages/tool/figure/sources.tsx';
import { Ground, Wire } from '#src/pages/tool/figure/wires.tsx';

const [top, bottom] = [50, 245];
const [first, last] = [145, 290];
const [left, width, bar] = [30, 280, 300];

/** Strings of LEDs at their supply or driver, and how the power divides. */
export function Figure() {
  const figure = useFigure();
  const isDriven = figure.mode === 'driver';
  const strings = (amount(figure, 'stringCount') ?? 1) > 1 ? [first, last] : [first];
  const share = amount(figure, 'out.efficiency') ?? 0;
  const split = left + width * Math.min(1, Math.max(0, share));
  return (
    <SchematicFrame size={[340, 350]} of={['supplyVoltage', 'ledsPerString', 'stringCount', 'out.stringCurrent', 'out.totalPower']}>
      <Wire d={`M30 ${top}H${strings.at(-1) ?? first}`} />
      <Wire d={`M30 ${bottom}H${strings.at(-1) ?? first}`} />
      {isDriven ? (
        <>
          <Wire d={`M30 ${top}V${bottom}`} />
          <Block at={[50, (top + bottom) / 2]} size={[80, 50]} of="driverEfficiency" />
        </>
      ) : (
        <VoltageSource from={[30, top]} to={[30, bottom]} of="supplyVoltage" />
      )}
      {strings.map((x) => (
        <LedString key={x} x={x} isFirst={x === first} hasResistor={!isDriven} />
      ))}
      {strings.length > 1 && (
        <>
          <Wire d={`M${first + 75} 150H${last - 20}`} dashed />
          <Label of="stringCount" x={last - 47} y={140} rise="bottom" />
        </>
      )}
      <Ground at={[30, bottom]} />
      <Shade d={`M${left} ${bar}H${split}V${bar + 18}H${left}z`} />
      <path className="part" d={`M${left} ${bar}H${left + width}V${bar + 18}H${left}zM${split} ${bar}V${bar + 18}`} />
      <Label value={figure.words('leds')} x={left} y={bar - 6} anchor="start" rise="bottom" />
      <Label value={figure.words('loss')} x={left + width} y={bar - 6} anchor="end" rise="bottom" />
      <Label of="out.allLedsPower" x={left} y={bar + 24} anchor="start" rise="top" />
      <Label of="out.lossPower" x={left + width} y={bar + 24} anchor="end" rise="top" />
    </SchematicFrame>
  );
}

/** One string from rail to rail; the first one carries the values. */
function LedString({ x, isFirst, hasResistor }: { x: number; isFirst: boolean; hasResistor: boolean }) {
  const resistor = isFirst ? { of: 'seriesResistance' } : {};
  return (
    <>
      {hasResistor ? <Resistor from={[x, top]} to={[x, 110]} {...resistor} /> : <Wire d={`M${x} ${top}V110`} />}
      <Led from={[x, 110]} to={[x, 155]} {...(isFirst ? { of: 'forwardVoltage' } : {})} />
      <Wire d={`M${x} 155V185`} dashed />
      <Led from={[x, 185]} to={[x, 225]} {...(isFirst ? { of: 'ledsPerString' } : {})} />
      <Wire d={`M${x} 225V${bottom}`} />
      {isFirst && (
        <Arrow
          through={[
            [x - 15, 60],
            [x - 15, 100],
          ]}
          of="out.stringCurrent"
          side="left"
          stacked
        />
      )}
    </>
  );
}
