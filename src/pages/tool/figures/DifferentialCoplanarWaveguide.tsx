import { CoplanarSection } from '#src/pages/tool/figure/CoplanarSection.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';

/** Two traces between two grounds on a dielectric, with or without a plane under them. */
export function Figure() {
  const { mode } = useFigure();
  return (
    <CoplanarSection
      width={mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth'}
      gap="groundGap"
      spacing={mode === 'spacing' ? 'out.requiredTraceSpacing' : 'traceSpacing'}
    />
  );
}
