import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Led } from '#src/pages/tool/figure/diodes.tsx';
import { amount, type FigureState, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { VoltageSource } from '#src/pages/tool/figure/sources.tsx';
import { Joint, Wire } from '#src/pages/tool/figure/wires.tsx';

const [source, first, second, top, bottom] = [75, 165, 265, 40, 260];
const [under, led] = [115, 55];

/** Supply with strings of LEDs, each with its resistor; or one resistor with LEDs side by side. */
export function Figure() {
  const figure = useFigure();
  return (
    <SchematicFrame
      size={[340, 290]}
      of={['supplyVoltage', 'forwardVoltage', 'out.resistanceStandard', 'out.ledCurrent', 'ledsInSeries', 'parallelCount', 'ledCount']}
    >
      <VoltageSource from={[source, top]} to={[source, bottom]} of="supplyVoltage" side="left" />
      {figure.mode === 'array' && <Label of="ledCount" x={first} y={bottom + 14} />}
      {figure.mode === 'shared' ? <SharedResistor hasMore={(amount(figure, 'parallelCount') ?? 1) > 1} /> : <Strings figure={figure} />}
    </SchematicFrame>
  );
}

/** Columns that are drawn: how many LEDs, and what is written beside them. */
function Strings({ figure }: { figure: FigureState }) {
  const isArray = figure.mode === 'array';
  const strings = amount(figure, isArray ? 'out.resistorCount' : 'parallelCount') ?? 1;
  const inSeries = isArray ? 2 : (amount(figure, 'ledsInSeries') ?? 1);
  const columns = strings > 1 ? [first, second] : [first];
  return (
    <>
      <Wire d={`M${source} ${top}H${columns.at(-1) ?? first}M${source} ${bottom}H${columns.at(-1) ?? first}`} />
      {columns.map((x) => {
        const isFirst = x === first;
        const resistor = isArray ? { name: 'R' } : { of: figure.mode === 'check' ? 'resistance' : 'out.resistanceStandard', name: 'R' };
        return (
          <g key={x}>
            <Resistor from={[x, top]} to={[x, under]} {...(isFirst ? resistor : { name: 'R' })} />
            <Led from={[x, under]} to={[x, under + led]} {...(isFirst ? { of: 'forwardVoltage' } : {})} />
            <Wire d={`M${x} ${under + led}V${bottom - led}`} dashed={inSeries > 1} />
            {inSeries > 1 ? (
              <Led from={[x, bottom - led]} to={[x, bottom]} {...(isFirst && !isArray ? { of: 'ledsInSeries' } : {})} />
            ) : (
              <Wire d={`M${x} ${bottom - led}V${bottom}`} />
            )}
          </g>
        );
      })}
      <Arrow
        through={[
          [first - 16, top + 15],
          [first - 16, under - 15],
        ]}
        of={isArray ? 'forwardCurrent' : 'out.ledCurrent'}
        side="left"
        stacked
      />
      {strings > 1 && (
        <Label
          of={isArray ? 'out.resistorCount' : 'parallelCount'}
          {...(isArray ? { name: 'm' } : {})}
          x={(first + second) / 2 + 35}
          y={bottom + 14}
        />
      )}
    </>
  );
}

function SharedResistor({ hasMore }: { hasMore: boolean }) {
  return (
    <>
      <Wire d={`M${source} ${top}H${first}`} />
      <Resistor from={[first, top]} to={[first, under]} of="out.resistanceStandard" name="R" />
      <Wire d={`M${first} ${under}V140M${source} ${bottom}H${hasMore ? second : first}${hasMore ? `M${first} 140H${second}` : ''}`} />
      <Led from={[first, 140]} to={[first, bottom]} of="forwardVoltage" />
      <Arrow
        through={[
          [first - 12, 145],
          [first - 12, 175],
        ]}
        of="out.ledCurrent"
        side="left"
        stacked
      />
      {hasMore && (
        <>
          <Joint at={[first, 140]} />
          <Joint at={[first, bottom]} />
          <Led from={[second, 140]} to={[second, bottom]} />
          <Label of="parallelCount" x={(first + second) / 2 + 35} y={bottom + 14} />
        </>
      )}
    </>
  );
}
