import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { MicrostripSection } from './shared/MicrostripSection.tsx';
import { PairFields } from './shared/PairFields.tsx';

/** Two traces side by side over a plane, and the fields of both modes. */
export function Figure() {
  const { mode } = useFigure();
  return (
    <>
      <MicrostripSection
        width={mode === 'width' ? 'out.requiredTraceWidth' : 'traceWidth'}
        spacing={mode === 'spacing' ? 'out.requiredTraceSpacing' : 'traceSpacing'}
      />
      <PairFields />
    </>
  );
}
