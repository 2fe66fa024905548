import { ConverterParts } from './shared/ConverterParts.tsx';

/** Switch, rectifier to ground, inductor to the output. */
export function Figure() {
  return <ConverterParts topology="buck" />;
}
