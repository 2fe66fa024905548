import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Ground, Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [x, load, top, tap, bottom] = [110, 225, 35, 130, 225];

/** Input, both resistors, the tap with its output, and the load where there is one. */
export function Figure() {
  const figure = useFigure();
  const hasLoad = amount(figure, 'loadResistance') !== null;
  return (
    <SchematicFrame size={[340, 260]} of={['inputVoltage', 'r1', 'r2', 'loadResistance', 'out.outputVoltage']}>
      <Terminal at={[x, top]} of="inputVoltage" />
      <Wire d={`M${x} ${top + 4}v4`} />
      <Resistor from={[x, top + 8]} to={[x, tap]} of="r1" />
      <Joint at={[x, tap]} />
      <Resistor from={[x, tap]} to={[x, bottom]} of="r2" />
      <Ground at={[x, bottom]} />
      <Wire d={`M${x} ${tap}H${load + 20}`} />
      <Terminal at={[load + 24, tap]} of="out.outputVoltage" stacked />
      <Arrow
        through={[
          [x - 20, top + 25],
          [x - 20, tap - 15],
        ]}
        of="out.currentR1"
        side="left"
        stacked
      />
      <Arrow
        through={[
          [x - 20, tap + 20],
          [x - 20, bottom - 20],
        ]}
        of="out.currentR2"
        side="left"
        stacked
      />
      {hasLoad && (
        <>
          <Joint at={[load - 15, tap]} />
          <Resistor from={[load - 15, tap]} to={[load - 15, bottom]} of="loadResistance" />
          <Wire d={`M${load - 15} ${bottom}H${x}`} dashed />
        </>
      )}
    </SchematicFrame>
  );
}
