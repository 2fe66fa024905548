import { styled } from 'styled-components';
import type { Address, AddressForm } from '#contract/api/address.ts';
import { useFormat } from '#src/i18n/format.ts';

type Parts = Partial<Record<keyof Address, unknown>> & Pick<Address, 'country'>;

/** Countries that write the largest place first. */
const eastern = new Set(['JP', 'CN']);

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** An address as lines; the state by its name where the country's form is at hand. */
export function AddressText({ address, rules }: { address: Parts; rules?: AddressForm | undefined }) {
  const { country } = useFormat();
  const read = (key: keyof Address) => text(address[key]);
  const states = rules?.fields.find((field) => field.key === 'state')?.options ?? [];
  const state = states.find((one) => one.code === read('state'))?.name ?? read('state');
  const isEastern = eastern.has(address.country);
  const name = isEastern ? [read('last_name'), read('first_name')] : [read('first_name'), read('last_name')];
  const street = [[read('line1')], [read('line2')]];
  const usual = [[read('postcode'), read('city')], [read('district')], [state]];
  const place = address.country === 'US' ? [[`${read('city')},`, state, read('postcode')]] : usual;
  const lines = isEastern
    ? [[read('postcode')], [state, read('city'), read('district')], ...street, [read('company')], name]
    : [[read('company')], name, ...street, ...place];
  const written = [...lines.map((parts) => parts.filter(Boolean).join(' ')), country(address.country), read('phone')].filter(Boolean);
  return (
    <Lines>
      {written.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Lines>
  );
}

const Lines = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;
`;
