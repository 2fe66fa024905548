import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { listedParts } from './listed-parts.ts';
import { FollowingStage, InvertingStage, isAmplifying, stageSheet } from './OpAmpStages.tsx';

type Following = Parameters<typeof FollowingStage>[0];
type Inverting = Parameters<typeof InvertingStage>[0];

/** Where the parts of each circuit stand. */
export interface StagePlaces {
  sallenKey: Following;
  firstOrderNonInverting: Following;
  multipleFeedback: Inverting;
  firstOrderInverting: Inverting;
}

/** The circuit of the mode with its standard values. */
export function OpAmpFilter({ places }: { places: StagePlaces }) {
  const figure = useFigure();
  const isInverting = figure.mode === 'multipleFeedback' || figure.mode === 'firstOrderInverting';
  const following = isAmplifying(listedParts(figure)) ? stageSheet.amplifier : stageSheet.follower;
  return (
    <SchematicFrame
      size={[stageSheet.width, isInverting ? stageSheet.inverting : following]}
      of={['cutoffFrequency', 'gain', 'out.standardCutoffFrequency', 'out.standardPassbandGain']}
    >
      {isInverting ? (
        <InvertingStage {...places[figure.mode === 'multipleFeedback' ? 'multipleFeedback' : 'firstOrderInverting']} />
      ) : (
        <FollowingStage {...places[figure.mode === 'firstOrderNonInverting' ? 'firstOrderNonInverting' : 'sallenKey']} />
      )}
    </SchematicFrame>
  );
}
