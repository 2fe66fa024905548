/** Step-down converter: inductor, capacitors and currents over a range of input voltages. */
import { defineTool } from '#calculators/define.ts';
import {
  computeConverter,
  converterInputs,
  main,
  modes,
  outputs,
  refusals,
  sources,
  warnings,
} from '#calculators/math/power/converter-tool.ts';

export const tool = defineTool({
  name: 'BuckConverter',
  modes,
  inputs: converterInputs({ low: 10.8, high: 13.2, out: 3.3, load: 2, inductance: 6.8e-6, capacitance: 47e-6 }),
  outputs,
  main,
  refusals,
  warnings,
  compute: (given) => computeConverter('buck', given),
  sources: [...sources, 'B. Hauke, Basic calculation of a buck converter’s power stage, Texas Instruments SLVA477B, 2015'],
});
