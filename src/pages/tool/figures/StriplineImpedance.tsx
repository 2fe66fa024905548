import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { StriplineSection } from './shared/StriplineSection.tsx';

/** Trace in the middle between two planes. */
export function Figure() {
  return <StriplineSection width={useFigure().mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth'} isCentred />;
}
