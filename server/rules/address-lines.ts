import type { Address } from '#contract/api/address.ts';
import { personName } from '#contract/person-name.ts';
import { countryName } from './countries.ts';
import { stateName } from './states.ts';

type Parts = Pick<
  Address,
  'first_name' | 'last_name' | 'company' | 'country' | 'state' | 'city' | 'district' | 'postcode' | 'line1' | 'line2'
>;

/** How the lines below the street are written; `{}` parts that are missing vanish with what stands around them. */
const places: Record<string, string[]> = {
  US: ['{city}, {state} {postcode}'],
  IN: ['{city} {postcode}', '{state}'],
  BR: ['{district}', '{city}, {state}', '{postcode}'],
  MX: ['{district}', '{postcode} {city}, {state}'],
  RU: ['{city}', '{state}', '{postcode}'],
  ID: ['{district}', '{city} {postcode}', '{state}'],
  TR: ['{district}', '{postcode} {city}'],
};
const usual = ['{postcode} {city}', '{state}'];
/** From the largest to the smallest place, name last. */
const eastern: Record<string, string[]> = {
  JP: ['〒{postcode}', '{state}{gap}{city}{gap}{line1}', '{line2}'],
  CN: ['{postcode}', '{state}{gap}{city}{gap}{district}', '{line1}', '{line2}'],
};
const ideograph = /[\u3040-\u30ff\u4e00-\u9fff]/;

function tidy(line: string): string {
  return line.replace(/\s+/g, ' ').replace(/^[,〒\s]+$|^[,\s]+|[,\s]+$/g, '');
}

/** An address as it is written on an envelope in its country; the country is named for `tag` (BCP 47). */
export function addressLines(address: Parts, tag: string): string[] {
  const { country, company } = address;
  const isEastern = country in eastern;
  const gap = isEastern && ideograph.test(address.line1) ? '' : ' ';
  // A state is written in the language of the rest of the address, so that the carrier can read it.
  const language = ideograph.test(address.line1) ? (country === 'JP' ? 'ja' : 'zh') : tag;
  const values: Record<string, string> = {
    gap,
    state: address.state ? stateName(country, address.state, language) : '',
    city: address.city,
    district: address.district ?? '',
    postcode: address.postcode ?? '',
    line1: address.line1,
    line2: address.line2 ?? '',
  };
  const fill = (line: string) => line.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const name = personName(address);
  const lines = isEastern
    ? [...(eastern[country] ?? []).map(fill), company ?? '', name]
    : [company ?? '', name, ...['{line1}', '{line2}', ...(places[country] ?? usual)].map(fill)];
  return [...lines.map(tidy), countryName(country, tag)].filter((line) => line !== '');
}
