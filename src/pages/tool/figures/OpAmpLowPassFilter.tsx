import { OpAmpFilter, type StagePlaces } from './shared/OpAmpFilter.tsx';

const places: StagePlaces = {
  sallenKey: { input: 'R1', coupling: 'R2', feedback: 'C1', ground: 'C2' },
  multipleFeedback: { input: 'R1', coupling: 'R3', ground: 'C1', outer: 'R2', inner: 'C2' },
  firstOrderNonInverting: { input: 'R1', ground: 'C1' },
  firstOrderInverting: { input: 'R1', outer: 'R2', inner: 'C1' },
};

/** The op-amp and the parts around it. */
export function Figure() {
  return <OpAmpFilter places={places} />;
}
