import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { MicrostripSection } from './shared/MicrostripSection.tsx';

/** Trace on a dielectric over a plane. */
export function Figure() {
  return <MicrostripSection width={useFigure().mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth'} />;
}
