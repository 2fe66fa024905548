import { MatchNetwork } from './shared/MatchNetwork.tsx';

/** The π network between source and load. */
export function Figure() {
  return <MatchNetwork of={['frequency', 'out.loadedQ']} />;
}
