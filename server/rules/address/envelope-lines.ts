import { addressLines, isInIdeographs } from '#contract/address-lines.ts';
import type { Address } from '#contract/api/address.ts';
import { countryName } from '#contract/country-name.ts';
import { writtenState } from '#server/rules/country/states.ts';

type Parts = Parameters<typeof addressLines>[0] & Pick<Address, 'state'>;

/** An address as it is written on an envelope in its country; the country is named for `tag` (BCP 47). */
export function envelopeLines(address: Parts, tag: string): string[] {
  const { country, state } = address;
  // A state is written in the language of the rest of the address, so that the carrier can read it.
  const language = isInIdeographs(address) ? (country === 'JP' ? 'ja' : 'zh') : tag;
  return addressLines(address, {
    state: state ? writtenState(country, state, language) : '',
    country: countryName(country, tag),
  });
}
