/** Step-up converter: inductor, capacitors and currents over a range of input voltages. */
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
  name: 'BoostConverter',
  modes,
  inputs: converterInputs({ low: 4.5, high: 5.5, out: 12, load: 0.5, inductance: 15e-6, capacitance: 47e-6 }),
  outputs,
  main,
  refusals,
  warnings,
  compute: (given) => computeConverter('boost', given),
  sources: [...sources, 'B. Hauke, Basic calculation of a boost converter’s power stage, Texas Instruments SLVA372D, 2022'],
});
