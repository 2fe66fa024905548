import type { ChoiceInput, Inputs } from '#calculators/define.ts';
import type { FigureState } from '#src/pages/tool/figure/figure-state.ts';

/** A band on the drawing. */
export interface ShownBand {
  /** Its input. */
  id: string;
  input: ChoiceInput;
  colour: string;
}

/** The bands that were chosen, or those that follow from a value; as many as there are. */
export function shownBands(inputs: Inputs, { given, out }: FigureState): ShownBand[] {
  const results: unknown = out['bands'];
  return Object.entries(inputs)
    .flatMap(([id, input]) => (input.kind === 'choice' && input.colour ? [{ id, input }] : []))
    .flatMap(({ id, input }, index) => {
      const colour: unknown = Array.isArray(results) ? results[index] : given[id];
      return typeof colour === 'string' ? [{ id, input, colour }] : [];
    });
}
