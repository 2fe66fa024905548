import { atLeast, atMost, type PartSearch, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Transmit powers that chips of a kind reach, dBm: beyond, the search would find none. */
const [greatestChip, greatestModule] = [22, 30];

/** Radios of the band by their protocol: the frequency itself is no filter of the shop. */
function protocolAt(frequency: number): string | null {
  if (frequency < 1e9) return 'lora,sub-ghz';
  return frequency >= 2.4e9 && frequency < 2.5e9 ? '2-4-ghz,zigbee' : null;
}

/** Radios of the band that reach the transmit power and are as sensitive as reckoned with. */
export const parts: PartsOf<typeof tool> = ({ mode, frequency, transmitterPower }, out) => {
  const power = mode === 'power' ? out.requiredPower : transmitterPower;
  const { usedSensitivity } = out;
  const protocol = protocolAt(frequency);
  if (typeof power !== 'number' || typeof usedSensitivity !== 'number') return [];
  const chips: PartSearch[] =
    protocol !== null && power <= greatestChip
      ? [
          {
            label: 'transceivers',
            partClass: 'rf-transceivers',
            filters: { protocol, txPower: atLeast(power), sensitivity: atMost(usedSensitivity) },
            place: 'radio',
          },
        ]
      : [];
  const modules: PartSearch[] =
    power <= greatestModule ? [{ label: 'modules', partClass: 'rf-modules', filters: { txPower: atLeast(power) }, place: 'radio' }] : [];
  return [...chips, ...modules];
};
