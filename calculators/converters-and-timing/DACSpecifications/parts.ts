import { equalTo, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = ({ mode, resolution, referenceVoltage }) => [
  { label: 'converters', partClass: 'dacs', filters: { resolution: equalTo(resolution) } },
  ...(mode === 'dynamic'
    ? []
    : [{ label: 'references', partClass: 'voltage-references', filters: { outputVoltage: equalTo(referenceVoltage) } }]),
];
