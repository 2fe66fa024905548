import { ConverterParts } from './shared/ConverterParts.tsx';

/** Inductor from the input, switch to ground, rectifier to the output. */
export function Figure() {
  return <ConverterParts topology="boost" />;
}
