import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useGetSettingsChangesQuery } from '#src/api/admin/settings.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { Note, Part } from '#src/pages/admin/shared/parts.ts';

const newest = { action: 'settings.', page_size: 20 } as const;

/** Who changed which settings, when, and to what: the newest changes. */
export function SettingsHistory() {
  const { t } = useTranslation('settings');
  const { dateTime, series } = useFormat();
  const { data, error, refetch } = useGetSettingsChangesQuery(newest);
  return (
    <Part aria-label={t('history.heading')}>
      <h2>{t('history.heading')}</h2>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data?.list.length === 0 ? <Note>{t('history.none')}</Note> : null}
      {data?.list.map(({ at, actor, detail }) => (
        <details key={`${at} ${actor}`}>
          <summary>{[dateTime(at), actor, series(partsOf(detail).map((part) => t(`${part}.heading`)))].join(' · ')}</summary>
          <Values>{JSON.stringify(detail, null, 2)}</Values>
        </details>
      ))}
    </Part>
  );
}

const partOfField = {
  site: 'company',
  bank: 'payment',
  banks: 'payment',
  payment_methods: 'payment',
  transfer_hold_days: 'payment',
  pay_again_days: 'payment',
  order_minimum: 'payment',
  mail_from: 'mail',
  features: 'features',
  zones: 'shipping',
  not_shipped_to: 'shipping',
  order_cutoff: 'shipping',
  carriers: 'carriers',
  tax_rates: 'tax',
  seller_country: 'tax',
  rates: 'rates',
  rates_from: 'rates',
  base_currency: 'rates',
} as const;

/** The parts of the settings that a change was about. */
function partsOf(detail: Record<string, unknown>) {
  return [...new Set(Object.entries(partOfField).flatMap(([field, part]) => (field in detail ? [part] : [])))];
}

const Values = styled.pre`
  margin: ${theme.space['2']} 0;
  font: ${theme.type.dense};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
