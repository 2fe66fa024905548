import { useTranslation } from 'react-i18next';
import type { ShownSettings } from '#contract/api/admin/settings.ts';
import { decimalText } from '#contract/money.ts';
import { useFormat } from '#src/i18n/format.ts';
import { today } from '#src/pages/admin/shared/form-text.ts';
import { Fields, Group } from '#src/pages/admin/shared/parts.ts';
import type { Issues } from '#src/pages/admin/shared/use-typed-numbers.ts';
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
  const form = usePartForm<{ rates: Row[]; rates_from: ShownSettings['rates_from'] }>({
    part: 'rates',
    settings,
    draftOf: ({ rates, rates_from }) => ({ rates_from, rates: rates.filter(({ currency }) => currency !== base).map(typed) }),
    requestOf: ({ rates, rates_from }, issues) => ({ rates_from, rates: rates?.map((row, index) => read(row, index, issues)) }),
  });
  const { draft, theirs, put, errorAt } = form;
  return (
    <DraftForm scope="settings" heading={t('rates.heading')} hint={t('rates.hint', { currency: base })} save={t('rates.save')} form={form}>
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
