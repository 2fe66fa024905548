import { CoupledRun } from './shared/CoupledRun.tsx';
import { MicrostripSection } from './shared/MicrostripSection.tsx';

/** Two traces over a plane in section, and their run from above. */
export function Figure() {
  return (
    <>
      <MicrostripSection width="traceWidth" spacing="traceSpacing" />
      <CoupledRun nearEnd="out.nearEndVoltage" farEnd="out.farEndVoltage" />
    </>
  );
}
