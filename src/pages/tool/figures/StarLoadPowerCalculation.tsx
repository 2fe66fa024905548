import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { DeltaLoad } from './shared/DeltaLoad.tsx';
import { phasorsOf } from './shared/load-phasors.ts';
import { Phasors } from './shared/Phasors.tsx';
import { StarLoad } from './shared/StarLoad.tsx';

/** The load in star or delta, and its voltages and line currents as phasors. */
export function Figure() {
  const figure = useFigure();
  const { mode, given } = figure;
  const isDelta = mode === 'delta' || given['connection'] === 'delta';
  const isBalanced = mode === 'balanced' || mode === 'fromPower';
  const phasors = phasorsOf(figure, isDelta);
  const shown = isBalanced
    ? ['lineVoltage', 'out.lineCurrent']
    : ['lineVoltage', 'out.lineCurrentA', 'out.lineCurrentB', 'out.lineCurrentC'];
  return (
    <>
      <SchematicFrame size={[340, isDelta ? 260 : mode === 'fourWire' ? 290 : 230]} of={shown}>
        {isDelta ? <DeltaLoad /> : <StarLoad />}
      </SchematicFrame>
      {phasors && (
        <SchematicFrame size={[340, 240]} of={shown} title={figure.words('phasors')}>
          <Phasors {...phasors} />
        </SchematicFrame>
      )}
    </>
  );
}
