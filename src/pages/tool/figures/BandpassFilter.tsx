import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Ladder } from './shared/Ladder.tsx';
import { elementsOf } from './shared/ladder-layout.ts';
import { listedParts } from './shared/listed-parts.ts';
import { InvertingStage, stageSheet } from './shared/OpAmpStages.tsx';

const loadOf = (of: string) => ({ kind: 'R', placement: 'shunt', of });

/** The LC ladder, the two RC sections or the op-amp stage. */
export function Figure() {
  const figure = useFigure();
  const elements = elementsOf(listedParts(figure));
  const results = ['out.centreFrequency', 'out.lowerHalfPower', 'out.upperHalfPower'];
  if (figure.mode === 'multipleFeedback') {
    return (
      <SchematicFrame size={[stageSheet.width, stageSheet.inverting]} of={results}>
        <InvertingStage input="R1" ground="R2" outer="C1" coupling="C2" inner="R3" />
      </SchematicFrame>
    );
  }
  if (figure.mode === 'lcLadder') {
    const source = { kind: 'R', placement: 'series', of: 'sourceResistance' };
    return <Ladder source="V_s" elements={[source, ...elements, loadOf('out.loadResistance')]} of={results} />;
  }
  const given = [
    ['resistance1', 'R1'],
    ['capacitance1', 'C1'],
    ['resistance2', 'R2'],
    ['capacitance2', 'C2'],
  ] as const;
  const pressable = elements.map((element) => {
    const id = given.find(([input, ref]) => ref === element.name && input in figure.given)?.[0];
    return id === undefined ? element : { ...element, of: id };
  });
  const hasLoad = figure.mode === 'rcAnalysis' && amount(figure, 'loadResistance') !== null;
  return <Ladder source="V_in" elements={[...pressable, ...(hasLoad ? [loadOf('loadResistance')] : [])]} of={results} />;
}
