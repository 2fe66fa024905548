import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { MicrostripSection } from './shared/MicrostripSection.tsx';

/** Trace over a plane, buried in its dielectric. */
export function Figure() {
  return <MicrostripSection width={useFigure().mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth'} cover="coverThickness" />;
}
