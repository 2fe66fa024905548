import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { StriplineSection } from './shared/StriplineSection.tsx';

/** Two traces side by side between two planes. */
export function Figure() {
  const { mode } = useFigure();
  return (
    <StriplineSection
      width={mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth'}
      spacing={mode === 'spacing' ? 'out.requiredTraceSpacing' : 'traceSpacing'}
    />
  );
}
