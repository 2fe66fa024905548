import { ConverterParts } from './shared/ConverterParts.tsx';

/** Switch, inductor to ground, rectifier from the negative output. */
export function Figure() {
  return <ConverterParts topology="inverting" />;
}
