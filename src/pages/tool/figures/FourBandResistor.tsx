import { tool } from '#calculators/marking-codes/FourBandResistor/definition.ts';
import { BandedResistor } from './shared/BandedResistor.tsx';

/** Resistor with four bands. */
export function Figure() {
  return <BandedResistor inputs={tool.inputs} />;
}
