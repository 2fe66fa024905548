import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';

/** More than these are folded away. */
const mostOpen = 30;

interface CountryListProps {
  countries: readonly string[];
  /** Those that can be added. */
  free: readonly string[];
  error: string | undefined;
  onChange: (countries: string[]) => void;
}

/** Countries, each with a way out, and one that is added. */
export function CountryList({ countries, free, error, onChange }: CountryListProps) {
  const { t } = useTranslation('settings');
  const nameOf = useCountryName();
  const { compareText, integer } = useFormat();
  const mayChange = useMayChange()('settings');
  const [chosen, setChosen] = useState('');
  const byName = (codes: readonly string[]) =>
    codes.map((code) => ({ code, name: nameOf(code) })).toSorted((one, other) => compareText(one.name, other.name));
  const open = byName(free);
  const next = open.find(({ code }) => code === chosen)?.code ?? open[0]?.code;
  return (
    <>
      <FieldError>{error}</FieldError>
      {countries.length > 0 ? (
        <details open={countries.length <= mostOpen}>
          <summary>{t('shipping.count', { count: countries.length, shown: integer(countries.length) })}</summary>
          <Chips>
            {byName(countries).map(({ code, name }) => (
              <li key={code}>
                {mayChange ? <Chip onRemove={() => onChange(countries.filter((one) => one !== code))}>{name}</Chip> : <Chip>{name}</Chip>}
              </li>
            ))}
          </Chips>
        </details>
      ) : null}
      {mayChange && next !== undefined ? (
        <Row>
          <SelectField
            compact
            label={t('shipping.country')}
            value={next}
            options={open.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button onClick={() => onChange([...countries, next])}>{t('shipping.add_country')}</Button>
        </Row>
      ) : null}
    </>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  margin: 0;
  padding: ${theme.space['2']} 0 0;
  list-style: none;
`;
