import { MatchNetwork } from './shared/MatchNetwork.tsx';

/** The chosen L network between source and load. */
export function Figure() {
  return <MatchNetwork of={['frequency', 'out.q']} />;
}
