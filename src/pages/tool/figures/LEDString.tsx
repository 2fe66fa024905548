import { Led } from '#src/pages/tool/figure/diodes.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { CurrentSource, VoltageSource } from '#src/pages/tool/figure/sources.tsx';
import { Joint, Wire } from '#src/pages/tool/figure/wires.tsx';

const [source, first, second, top, bottom, under] = [75, 165, 265, 40, 260, 115];

/** Supply with strings of LEDs, each behind its resistor or driver, or all behind one driver. */
export function Figure() {
  const figure = useFigure();
  const isResistor = figure.mode === 'resistor';
  const hasMore = (amount(figure, 'strings') ?? 1) > 1;
  const isShared = !isResistor && figure.given['sharing'] === 'shared';
  const columns = hasMore ? [first, second] : [first];
  const end = isShared ? first : (columns.at(-1) ?? first);
  return (
    <SchematicFrame
      size={[340, 290]}
      of={[
        'supplyVoltage',
        'forwardVoltage',
        isResistor ? 'out.resistanceStandard' : 'current',
        'ledsInSeries',
        'strings',
        'out.efficiency',
      ]}
    >
      <VoltageSource from={[source, top]} to={[source, bottom]} of="supplyVoltage" side="left" />
      <Wire d={`M${source} ${top}H${end}M${source} ${bottom}H${columns.at(-1) ?? first}`} />
      {columns.map((x) => (
        <Column key={x} x={x} isFirst={x === first} isResistor={isResistor} hasDriver={x === first || !isShared} />
      ))}
      {isShared && hasMore && (
        <>
          <Wire d={`M${first} ${under}H${second}`} />
          <Joint at={[first, under]} />
        </>
      )}
      {hasMore && <Label of="strings" x={(first + second) / 2 + 35} y={bottom + 14} />}
    </SchematicFrame>
  );
}

interface ColumnProps {
  x: number;
  isFirst: boolean;
  isResistor: boolean;
  hasDriver: boolean;
}

/** One string: what holds its current, and its first and last LED. */
function Column({ x, isFirst, isResistor, hasDriver }: ColumnProps) {
  const Driver = isResistor ? Resistor : CurrentSource;
  const label = isResistor ? 'out.resistanceStandard' : 'current';
  return (
    <>
      {hasDriver && <Driver from={[x, top]} to={[x, under]} {...(isFirst ? { of: label } : {})} />}
      <Led from={[x, under]} to={[x, 170]} {...(isFirst ? { of: 'forwardVoltage' } : {})} />
      <Wire d={`M${x} 170V205`} dashed />
      <Led from={[x, 205]} to={[x, bottom]} {...(isFirst ? { of: 'ledsInSeries' } : {})} />
    </>
  );
}
