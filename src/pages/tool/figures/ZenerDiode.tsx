import { Axes, Guide, Trail } from '#src/pages/tool/figure/curves.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { ShuntRegulator } from './shared/ShuntRegulator.tsx';

const area = [90, 235, 190, 90] as const;
/** The straight line of the Zener: knee, test point and end on the sheet. Its slope is drawn flatter than it is. */
const [knee, test, end] = [
  [190, 325],
  [215, 280],
  [240, 235],
] as const;

/** The regulator, and under it the Zener curve with test current and slope. */
export function Figure() {
  const { mode } = useFigure();
  const resistor = mode === 'design' ? { of: 'out.resistorStandard', name: 'R' } : { of: 'resistor' };
  const [left, , , height] = area;
  const zero = area[1] + height;
  return (
    <SchematicFrame size={[340, 355]} of={['supplyVoltage', resistor.of, 'out.outputVoltage', 'out.actualZenerCurrent', 'loadCurrent']}>
      <ShuntRegulator
        source={{ of: 'supplyVoltage' }}
        resistor={resistor}
        zener={{ of: 'out.actualZenerCurrent' }}
        load={{ of: 'loadCurrent' }}
        output={{ of: 'out.outputVoltage' }}
      />
      <Axes area={area} across={{ name: 'V' }} up={{ name: 'I' }} />
      <Trail through={[[left, zero], knee, end]} />
      <Guide from={test} to={[test[0], zero]} of="zenerVoltage" />
      <Guide from={test} to={[left, test[1]]} of="testCurrent" side="left" />
      <Label of="dynamicResistance" x={250} y={255} anchor="start" />
    </SchematicFrame>
  );
}
