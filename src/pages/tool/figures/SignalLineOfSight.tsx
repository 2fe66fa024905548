import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { HorizonPath } from './shared/HorizonPath.tsx';
import { ObstaclePath } from './shared/ObstaclePath.tsx';

/** By mode: two antennas that see each other over the horizon, or a path over an obstacle. */
export function Figure() {
  return useFigure().mode === 'clearance' ? <ObstaclePath /> : <HorizonPath />;
}
