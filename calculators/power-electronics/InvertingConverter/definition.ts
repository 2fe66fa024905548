/** Inverting buck-boost converter: inductor, capacitors and currents over a range of input voltages. */
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
  name: 'InvertingConverter',
  modes,
  inputs: converterInputs({ low: 10.8, high: 13.2, out: 5, load: 1, inductance: 15e-6, capacitance: 100e-6 }),
  outputs,
  main,
  refusals,
  warnings,
  compute: (given) => computeConverter('inverting', given),
  sources: [
    ...sources,
    'R. W. Erickson, D. Maksimović, Fundamentals of Power Electronics, 3rd ed., Springer, 2020, § 6, doi:10.1007/978-3-030-43881-4',
  ],
});
