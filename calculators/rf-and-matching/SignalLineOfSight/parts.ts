import type { PartSearch, PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Radios of the band, by their protocol: the frequency itself is no filter of the shop. */
function transceivers(frequency: number): PartSearch[] {
  const protocol = frequency < 1e9 ? 'lora,sub-ghz' : frequency >= 2.4e9 && frequency < 2.5e9 ? '2-4-ghz,zigbee' : null;
  return protocol === null ? [] : [{ label: 'transceivers', partClass: 'rf-transceivers', filters: { protocol }, place: 'radio' }];
}

export const parts: PartsOf<typeof tool> = ({ mode, frequency }) => [
  ...(mode === 'clearance'
    ? transceivers(frequency)
    : [{ label: 'transceivers', partClass: 'rf-transceivers', filters: {}, place: 'radio' }]),
  { label: 'modules', partClass: 'rf-modules', filters: {}, place: 'radio' },
];
