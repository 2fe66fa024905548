import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Coils, Medium, StraightWire, Surface, TwoWires } from './shared/field-sources.tsx';

const shown: Readonly<Record<string, readonly string[]>> = {
  straightWire: ['current', 'distance', 'wireLength'],
  twoWires: ['current', 'distance', 'wireSpacing'],
  circularLoop: ['current', 'loopDiameter', 'turns', 'axialDistance'],
  helmholtzPair: ['current', 'loopDiameter', 'turns', 'coilSpacing', 'axialDistance'],
  fluxAndArea: ['flux', 'area', 'angle'],
  fieldStrength: ['fieldStrength', 'relativePermeability'],
};

/** The arrangement of the mode. */
export function Figure() {
  const { mode } = useFigure();
  return (
    <SchematicFrame size={[340, 230]} of={[...(shown[mode ?? ''] ?? []), 'out.fluxDensity']}>
      {mode === 'straightWire' && <StraightWire />}
      {mode === 'twoWires' && <TwoWires />}
      {mode === 'circularLoop' && <Coils at={[155]} />}
      {mode === 'helmholtzPair' && <Coils at={[150, 220]} spacing="coilSpacing" />}
      {mode === 'fluxAndArea' && <Surface />}
      {mode === 'fieldStrength' && <Medium />}
    </SchematicFrame>
  );
}
