import { tool } from '#calculators/marking-codes/SixBandResistor/definition.ts';
import { BandedResistor } from './shared/BandedResistor.tsx';

/** Resistor with six bands. */
export function Figure() {
  return <BandedResistor inputs={tool.inputs} />;
}
