import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { BundleRing } from './shared/BundleRing.tsx';
import { ToroidCore } from './shared/ToroidCore.tsx';
import { WindingSection } from './shared/WindingSection.tsx';

/** The kind of coil of the mode. */
export function Figure() {
  const { mode } = useFigure();
  if (mode === 'bundle') return <BundleRing />;
  return mode === 'toroid' ? <ToroidCore /> : <WindingSection />;
}
