import { equalTo, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = ({ mode, resolution, referenceVoltage }) => [
  { label: 'converters', category: 'dacs', filters: { resolution: equalTo(resolution) } },
  ...(mode === 'dynamic'
    ? []
    : [{ label: 'references', category: 'voltage-references', filters: { outputVoltage: equalTo(referenceVoltage) } }]),
];
