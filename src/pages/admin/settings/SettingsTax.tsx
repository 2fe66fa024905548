import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ShownSettings } from '#contract/api/admin/settings.ts';
import { useGetCountriesQuery } from '#src/api/address.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row } from '#src/pages/admin/shared/parts.ts';
import { usePartForm } from './settings-form.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';

/** Percent by country, as typed. */
type Rates = Record<string, string>;

const decimals = 2;

/** Where the shop is registered for tax, and the standard rate there. */
export function SettingsTax({ settings }: { settings: ShownSettings }) {
  const { t } = useTranslation(['settings', 'admin']);
  const nameOf = useCountryName();
  const { compareText, number } = useFormat();
  const { readDecimals } = useTypedNumbers();
  const mayChange = useMayChange()('settings');
  const codes = (useGetCountriesQuery().data?.list ?? []).map(({ code }) => code);
  const [chosen, setChosen] = useState('');
  const form = usePartForm<{ rates: Rates; seller_country: string }>({
    part: 'tax',
    settings,
    draftOf: ({ tax_rates, seller_country }) => ({
      seller_country,
      rates: mapRates(tax_rates, (points) => number(points / 10 ** decimals, { useGrouping: false })),
    }),
    requestOf: ({ rates, seller_country }, issues) => ({
      seller_country,
      tax_rates: rates && mapRates(rates, (text, code) => readDecimals(text, decimals, `tax_rates.${code}`, issues) ?? 0),
    }),
  });
  const { draft, theirs, put, errorAt } = form;
  const named = (list: readonly string[]) =>
    list.map((code) => ({ code, name: nameOf(code) })).toSorted((one, other) => compareText(one.name, other.name));
  const free = named(codes.filter((code) => draft.rates[code] === undefined));
  const next = free.find(({ code }) => code === chosen)?.code ?? free[0]?.code;
  const gone = Object.entries(theirs.rates ?? {}).filter(([code]) => draft.rates[code] === undefined);
  return (
    <DraftForm scope="settings" heading={t('tax.heading')} hint={t('tax.hint')} save={t('tax.save')} form={form}>
      <Row>
        <SelectField
          label={t('tax.seller_country')}
          hint={t('tax.seller_country_hint')}
          value={draft.seller_country}
          disabled={!mayChange}
          options={named(codes.includes(draft.seller_country) ? codes : [draft.seller_country, ...codes]).map(({ code, name }) => ({
            value: code,
            label: name,
          }))}
          error={errorAt('seller_country')}
          onChange={({ target }) => put({ seller_country: target.value })}
        />
      </Row>
      {theirs.seller_country === undefined ? null : <Note>{t('admin:draft.theirs', { value: nameOf(theirs.seller_country) })}</Note>}
      {Object.keys(draft.rates).length === 0 ? <Note role="status">{t('tax.unregistered')}</Note> : null}
      <Countries>
        {named(Object.keys(draft.rates)).map(({ code, name }) => {
          const mine = draft.rates[code] ?? '';
          const other = theirs.rates?.[code];
          return (
            <li key={code}>
              <DraftField
                label={t('tax.rate', { country: name })}
                value={mine}
                maxLength={8}
                inputMode="decimal"
                error={errorAt(`tax_rates.${code}`)}
                theirs={theirs.rates === undefined || other === mine ? undefined : (other ?? '')}
                onText={(text) => put({ rates: { ...draft.rates, [code]: text } })}
              />
              {mayChange ? (
                <IconButton icon="trash" label={t('remove', { name })} onClick={() => put({ rates: without(draft.rates, code) })} />
              ) : null}
            </li>
          );
        })}
      </Countries>
      {gone.map(([code, value]) => (
        <Note key={code}>{t('admin:draft.theirs', { value: `${nameOf(code)}: ${value}` })}</Note>
      ))}
      {mayChange && next !== undefined ? (
        <Row>
          <SelectField
            compact
            label={t('shipping.country')}
            value={next}
            options={free.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button onClick={() => put({ rates: { ...draft.rates, [next]: '' } })}>{t('shipping.add_country')}</Button>
        </Row>
      ) : null}
    </DraftForm>
  );
}

function mapRates<From, To>(rates: Record<string, From>, change: (rate: From, code: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, change(rate, code)]));
}

function without(rates: Rates, code: string): Rates {
  return Object.fromEntries(Object.entries(rates).filter(([other]) => other !== code));
}

const Countries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${theme.space['3']};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${theme.space['2']};
  }
`;
