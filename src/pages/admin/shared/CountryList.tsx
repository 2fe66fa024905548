import { useState } from 'react';
import { styled } from 'styled-components';
import type { OperatorMe } from '#contract/api/admin/people.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useMayChange } from './me.ts';
import { Row } from './parts.ts';

/** More than these are folded away. */
const mostOpen = 30;

interface CountryListProps {
  words: {
    /** How many there are; `shown` is the number as it is written. */
    count: (count: number, shown: string) => string;
    country: string;
    add: string;
  };
  /** What a change asks for. */
  scope: OperatorMe['scopes'][number];
  countries: readonly string[];
  /** Those that can be added. */
  free: readonly string[];
  error: string | undefined;
  onChange: (countries: string[]) => void;
}

/** Countries, each with a way out, and one that is added. */
export function CountryList({ words, scope, countries, free, error, onChange }: CountryListProps) {
  const nameOf = useCountryName();
  const { compareText, integer } = useFormat();
  const mayChange = useMayChange()(scope);
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
          <summary>{words.count(countries.length, integer(countries.length))}</summary>
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
            label={words.country}
            value={next}
            options={open.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button onClick={() => onChange([...countries, next])}>{words.add}</Button>
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
