import { CoupledRun } from './shared/CoupledRun.tsx';
import { StriplineSection } from './shared/StriplineSection.tsx';

/** Two traces between two planes in section, and their run from above. */
export function Figure() {
  return (
    <>
      <StriplineSection width="traceWidth" spacing="traceSpacing" isCentred />
      <CoupledRun nearEnd="out.reverseCrosstalkVoltage" />
    </>
  );
}
