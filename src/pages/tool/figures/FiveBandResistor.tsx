import { tool } from '#calculators/marking-codes/FiveBandResistor/definition.ts';
import { BandedResistor } from './shared/BandedResistor.tsx';

/** Resistor with five bands. */
export function Figure() {
  return <BandedResistor inputs={tool.inputs} />;
}
