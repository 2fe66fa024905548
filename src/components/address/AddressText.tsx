import { styled } from 'styled-components';
import { addressLines, isInIdeographs } from '#contract/address-lines.ts';
import type { Address, AddressForm } from '#contract/api/address.ts';
import { writtenTaxId } from '#contract/written-tax-id.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { valuesFrom } from './address-values.ts';

type Parts = Partial<Record<keyof Address, unknown>> & Pick<Address, 'country'>;

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** An address as its country writes it, and its tax number; the words of its country's form where that is at hand. */
export function AddressText({ address, rules }: { address: Parts; rules?: AddressForm | undefined }) {
  const nameOf = useCountryName();
  const { country } = address;
  const values = valuesFrom((key) => text(address[key]));
  const states = rules?.fields.find((field) => field.key === 'state')?.options ?? [];
  const option = states.find(({ code }) => code === values.state);
  // In one script with the rest of the address, whatever the reader's language is.
  const ideographic = isInIdeographs(values) ? option?.in_ideographs : undefined;
  const state = ideographic ?? option?.written ?? option?.name ?? values.state;
  const taxNumber = values.tax_id && [rules?.tax_id?.label, writtenTaxId(country, values.tax_id)].filter(Boolean).join(' ');
  const lines = addressLines({ ...values, country }, { state, country: nameOf(country) });
  const written = [...lines, values.phone, taxNumber].filter(Boolean);
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
