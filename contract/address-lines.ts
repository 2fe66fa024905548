/** How an address is written in its country: the same on the page, in a mail and on a document. */
import type { Address } from './api/address.ts';
import { personName } from './person-name.ts';

type AddressParts = Pick<Address, 'first_name' | 'last_name' | 'country' | 'city' | 'line1'> &
  Partial<Pick<Address, 'company' | 'district' | 'postcode' | 'line2'>>;

/** How the lines below the street are written; `{}` parts that are missing vanish with what stands around them. */
const places: Record<string, string[]> = {
  US: ['{city}, {state} {postcode}'],
  IN: ['{city} {postcode}', '{state}'],
  BR: ['{district}', '{city} - {state}', 'CEP {postcode}'],
  MX: ['{district}', '{postcode} {city}, {state}'],
  RU: ['{city}', '{state}', '{postcode}'],
  ID: ['{district}', '{city}', '{state} {postcode}'],
  TR: ['{district}', '{postcode} {city}'],
};
const usual = ['{postcode} {city}', '{state}'];
/** From the largest to the smallest place, name last. */
const eastern: Record<string, string[]> = {
  JP: ['〒{postcode}', '{state}{gap}{city}{gap}{line1}', '{line2}'],
  CN: ['{postcode}', '{state}{gap}{city}{gap}{district}', '{line1}', '{line2}'],
};
/** In Han characters, where the country begins it as its largest place. */
const chinese = ['邮编{postcode}', '{country}{state}{city}{district}{line1}{line2}'];
const ideograph = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** Whether an address is written in Han characters or kana. */
export function isInIdeographs({ line1 }: Pick<Address, 'line1'>): boolean {
  return ideograph.test(line1);
}

function tidy(line: string): string {
  const text = line.replace(/\s+/g, ' ').replace(/^[,〒\s]+$|^[,\s-]+|[,\s-]+$/g, '');
  return text === 'CEP' || text === '邮编' ? '' : text;
}

/** An address as it is written on an envelope in its country; `names` say its state and its country. */
export function addressLines(address: AddressParts, names: { state: string; country: string }): string[] {
  const { country, company } = address;
  const isHan = isInIdeographs(address);
  const isChinese = country === 'CN' && isHan;
  const east = isChinese ? chinese : eastern[country];
  const values: Record<string, string> = {
    gap: east && isHan ? '' : ' ',
    country: names.country,
    state: names.state,
    city: address.city,
    district: address.district ?? '',
    postcode: address.postcode ?? '',
    line1: address.line1,
    line2: address.line2 ?? '',
  };
  const fill = (line: string) => line.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const name = personName(address);
  const lines = east
    ? [...east.map(fill), company ?? '', name]
    : [company ?? '', name, ...['{line1}', '{line2}', ...(places[country] ?? usual)].map(fill)];
  return [...lines.map(tidy), isChinese ? '' : names.country].filter((line) => line !== '');
}
