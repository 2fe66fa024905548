import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Ladder } from './shared/Ladder.tsx';
import { elementsOf } from './shared/ladder-layout.ts';
import { listedParts } from './shared/listed-parts.ts';

/** The ladder between source and load. */
export function Figure() {
  const elements = elementsOf(listedParts(useFigure()));
  return (
    <Ladder
      source="V_s"
      elements={[
        { kind: 'R', placement: 'series', of: 'sourceResistance' },
        ...elements,
        { kind: 'R', placement: 'shunt', of: 'out.loadResistance' },
      ]}
      of={['sourceResistance', 'out.loadResistance', 'out.rippleFrequency', 'out.halfPowerFrequency']}
    />
  );
}
