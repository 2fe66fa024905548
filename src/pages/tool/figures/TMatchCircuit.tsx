import { MatchNetwork } from './shared/MatchNetwork.tsx';

/** The T network between source and load. */
export function Figure() {
  return <MatchNetwork of={['frequency', 'out.loadedQ']} />;
}
