import { useTranslation } from 'react-i18next';
import { useGetCountriesQuery } from '#src/api/address.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { useFormat } from '#src/i18n/format.ts';
import { SelectField } from '#src/ui/SelectField.tsx';

interface CountryFieldProps {
  label: string;
  /** Code of two letters; empty for none. */
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** One country, or none. */
export function CountryField({ label, value, error, onChange }: CountryFieldProps) {
  const { t } = useTranslation('admin_catalog');
  const nameOf = useCountryName();
  const { compareText } = useFormat();
  const codes = new Set([...(useGetCountriesQuery().data?.list ?? []).map(({ code }) => code), ...(value === '' ? [] : [value])]);
  const named = [...codes].map((code) => ({ value: code, label: nameOf(code) }));
  return (
    <SelectField
      label={label}
      value={value}
      error={error}
      options={[{ value: '', label: t('not_stated') }, ...named.toSorted((one, other) => compareText(one.label, other.label))]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
