import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { StriplineSection } from './shared/StriplineSection.tsx';

/** Trace between two planes at unequal distances. */
export function Figure() {
  return <StriplineSection width={useFigure().mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth'} />;
}
