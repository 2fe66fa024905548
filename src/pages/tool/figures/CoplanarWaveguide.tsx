import { CoplanarSection } from '#src/pages/tool/figure/CoplanarSection.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';

/** Trace between two grounds on a dielectric, with or without a plane under it. */
export function Figure() {
  const { mode } = useFigure();
  return (
    <CoplanarSection
      width={mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth'}
      gap={mode === 'gap' ? 'out.requiredGroundGap' : 'groundGap'}
    />
  );
}
