import { useTranslation } from 'react-i18next';
import { baseCurrencies, type ShownSettings } from '#contract/api/admin/settings.ts';
import { decimalText } from '#contract/money.ts';
import { useFormat } from '#src/i18n/format.ts';
import { today } from '#src/pages/admin/shared/form-text.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Fields, Group, Row as FieldRow } from '#src/pages/admin/shared/parts.ts';
import type { Issues } from '#src/pages/admin/shared/use-typed-numbers.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { RatesOrigin } from './RatesOrigin.tsx';
import { usePartForm } from './settings-form.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';

type Row = ShownSettings['rates'][number];

const decimals = 6;

/** What each currency is worth, by hand or by the European Central Bank, with the day and the source of the figure. */
export function SettingsRates({ settings }: { settings: ShownSettings }) {
  const { t } = useTranslation('settings');
  const { number, currencyName } = useFormat();
  const { readDecimals } = useTypedNumbers();
  const base = settings.base_currency;
  const typed = (row: Row): Row => ({ ...row, rate: number(Number(row.rate), { maximumFractionDigits: decimals, useGrouping: false }) });
  const read = (row: Row, index: number, issues: Issues) => {
    const micros = readDecimals(row.rate, decimals, `rates.${index}.rate`, issues) ?? 0;
    return { ...row, rate: decimalText(micros, decimals), day: row.day || null };
  };
  const form = usePartForm<{ rates: Row[] } & Pick<ShownSettings, 'rates_from' | 'base_currency'>>({
    part: 'rates',
    settings,
    draftOf: ({ rates, rates_from, base_currency }) => ({
      rates_from,
      base_currency,
      rates: rates.filter(({ currency }) => currency !== base_currency).map(typed),
    }),
    // With another base currency the store has all rates follow, so those that were typed for the former one are not sent.
    requestOf: ({ rates, rates_from, base_currency }, issues) => ({
      rates_from,
      base_currency: baseCurrencies.find((one) => one === base_currency),
      rates: base_currency === undefined ? rates?.map((row, index) => read(row, index, issues)) : undefined,
    }),
  });
  const { draft, theirs, put, errorAt, codeAt } = form;
  const mayChange = useMayChange()('settings');
  return (
    <DraftForm scope="settings" heading={t('rates.heading')} hint={t('rates.hint', { currency: base })} save={t('rates.save')} form={form}>
      <FieldRow>
        <SelectField
          label={t('rates.base')}
          hint={t('rates.base_hint')}
          value={draft.base_currency}
          disabled={!mayChange}
          options={baseCurrencies.map((value) => ({ value, label: `${value} · ${currencyName(value)}` }))}
          error={codeAt('base_currency') === 'not_allowed' ? t('rates.base_fixed') : errorAt('base_currency')}
          onChange={({ target }) => put({ base_currency: baseCurrencies.find((one) => one === target.value) ?? draft.base_currency })}
        />
      </FieldRow>
      <RatesOrigin origin={draft.rates_from} pull={settings.rates_pull} onChange={(rates_from) => put({ rates_from })} />
      {draft.rates.map((row, index) => {
        const change = (changed: Partial<Row>) =>
          put({ rates: draft.rates.map((one, place) => (place === index ? { ...one, ...changed } : one)) });
        const other = theirs.rates?.find(({ currency }) => currency === row.currency);
        const told = (name: 'rate' | 'day' | 'source') => (other && other[name] !== row[name] ? (other[name] ?? '') : undefined);
        return (
          <Group key={row.currency}>
            <legend>{`${row.currency} · ${currencyName(row.currency)}`}</legend>
            <Fields>
              <DraftField
                label={t('rates.rate', { currency: row.currency, base })}
                value={row.rate}
                maxLength={20}
                inputMode="decimal"
                error={errorAt(`rates.${index}.rate`)}
                theirs={told('rate')}
                // A figure that is typed now is of today, unless it is said otherwise.
                onText={(rate) => change({ rate, day: today() })}
              />
              <DraftField
                label={t('rates.day')}
                type="date"
                value={row.day ?? ''}
                error={errorAt(`rates.${index}.day`)}
                theirs={told('day')}
                onText={(day) => change({ day })}
              />
              <DraftField
                label={t('rates.source')}
                value={row.source}
                maxLength={100}
                error={errorAt(`rates.${index}.source`)}
                theirs={told('source')}
                onText={(source) => change({ source })}
              />
            </Fields>
          </Group>
        );
      })}
    </DraftForm>
  );
}
