import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Load, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Battery } from '#src/pages/tool/figure/sources.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

const [first, second, load, top, bottom] = [50, 105, 265, 60, 230];

/** Columns of cells side by side, the resistance of pack and wiring, and the load. */
export function Figure() {
  const figure = useFigure();
  const parallel = amount(figure, 'out.parallel') ?? 1;
  const columns = parallel > 1 ? [first, second] : [first];
  return (
    <SchematicFrame
      size={[340, 275]}
      of={['out.series', 'out.parallel', 'out.packVoltage', 'out.internalResistance', 'out.loadVoltage', 'loadPower']}
    >
      {columns.map((x) => (
        <g key={x}>
          <Battery from={[x, top]} to={[x, 115]} {...(x === first ? {} : { of: 'out.series' })} />
          <Wire d={`M${x} 115V175`} dashed />
          <Battery from={[x, 175]} to={[x, bottom]} {...(x === first ? {} : { of: 'nominalVoltage' })} />
        </g>
      ))}
      <Wire d={`M${first} ${top}H155M${first} ${bottom}H${load}M225 ${top}H${load}`} />
      <Resistor from={[155, top]} to={[225, top]} of="out.internalResistance" />
      <Load from={[load, top]} to={[load, bottom]} of="loadPower" side="left" />
      <Label of="out.parallel" x={(first + second) / 2} y={bottom + 18} />
      <Label of="out.packVoltage" x={190} y={bottom + 18} />
    </SchematicFrame>
  );
}
