import { OpAmpFilter, type StagePlaces } from './shared/OpAmpFilter.tsx';

const places: StagePlaces = {
  sallenKey: { input: 'C1', coupling: 'C2', feedback: 'R1', ground: 'R2' },
  multipleFeedback: { input: 'C1', coupling: 'C3', ground: 'R1', outer: 'C2', inner: 'R2' },
  firstOrderNonInverting: { input: 'C1', ground: 'R1' },
  firstOrderInverting: { input: 'C1', coupling: 'R1', inner: 'R2' },
};

/** The op-amp and the parts around it. */
export function Figure() {
  return <OpAmpFilter places={places} />;
}
