import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AddressForm } from '#contract/api/address.ts';
import { useGetCountriesQuery } from '#src/api/address.ts';
import { fieldId } from '#src/ui/field-id.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { type AddressField, type AddressKey, type AddressValues, shownFields } from './address-values.ts';

/** Where the address stands in its form, and what browsers call it. */
const sections = { shipping_address: 'shipping ', billing_address: 'billing ', address: '' } as const;
export type AddressName = keyof typeof sections;
type Addresses = Record<AddressName, AddressValues>;

/** What browsers fill in, by field. */
const autoComplete: Record<AddressKey, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  tax_id: 'off',
  country: 'country',
  state: 'address-level1',
  city: 'address-level2',
  district: 'address-level3',
  postcode: 'postal-code',
  line1: 'address-line1',
  line2: 'address-line2',
  phone: 'tel',
};

interface AddressFieldsProps {
  name: AddressName;
  /** What the chosen country asks, in its order. */
  rules: AddressForm | undefined;
}

/** The country first, then its own fields in its own order. */
export function AddressFields({ name, rules }: AddressFieldsProps) {
  const company = useWatch<Addresses, `${AddressName}.company`>({ name: `${name}.company` });
  return (
    <Grid>
      <CountryField name={name} />
      {rules
        ? shownFields(rules, { company }).map((field) => <AddressInput key={field.key} name={name} field={field} />)
        : waiting.map((key) => <Skeleton key={key} $height="4.5rem" />)}
    </Grid>
  );
}

const waiting = ['name', 'street', 'place', 'phone'];

function useFieldError(name: AddressName, key: AddressKey): string | undefined {
  const { errors } = useFormState<Addresses>({ name: `${name}.${key}` });
  return errors[name]?.[key]?.message;
}

function CountryField({ name }: { name: AddressName }) {
  const { t } = useTranslation('address_form');
  const { setValue } = useFormContext<Addresses>();
  const country = useWatch<Addresses, `${AddressName}.country`>({ name: `${name}.country` });
  const error = useFieldError(name, 'country');
  const { data } = useGetCountriesQuery();
  const offered = (data?.list ?? []).filter((one) => one.ships || name !== 'shipping_address');
  const isOffered = !data || offered.some((one) => one.code === country);
  return (
    <Wide>
      <SelectField
        id={fieldId(`${name}.country`)}
        label={t('country')}
        error={error}
        autoComplete={`${sections[name]}country`}
        value={isOffered ? country : ''}
        options={[
          ...(isOffered && data ? [] : [{ value: isOffered ? country : '', label: t('choose') }]),
          ...offered.map(({ code, name: label }) => ({ value: code, label })),
        ]}
        onChange={(event) => {
          setValue(`${name}.country`, event.target.value, { shouldDirty: true });
          setValue(`${name}.state`, ''); // a state belongs to its country
        }}
      />
    </Wide>
  );
}

function AddressInput({ name, field }: { name: AddressName; field: AddressField }) {
  const { t } = useTranslation('address_form');
  const { register } = useFormContext<Addresses>();
  const { key, label, required, max, options, width } = field;
  const error = useFieldError(name, key);
  const hints: Partial<Record<AddressKey, string>> = { phone: t('phone_hint') };
  const shared = {
    ...register(`${name}.${key}`),
    id: fieldId(`${name}.${key}`),
    label,
    error,
    optional: !required,
    hint: hints[key],
    autoComplete: key === 'tax_id' ? 'off' : `${sections[name]}${autoComplete[key]}`,
  };
  const Place = width === 'full' ? Wide : Half;
  return (
    <Place>
      {options ? (
        <SelectField
          {...shared}
          options={[{ value: '', label: t('choose') }, ...options.map(({ code, name: text }) => ({ value: code, label: text }))]}
        />
      ) : (
        <TextField {...shared} maxLength={max} type={key === 'phone' ? 'tel' : 'text'} />
      )}
    </Place>
  );
}

const Grid = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  align-items: end;
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Half = styled.div`
  min-width: 0;
`;

const Wide = styled(Half)`
  grid-column: 1 / -1;
`;
