import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/format.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import type { Supply } from './supply.ts';

interface SupplyMarkProps {
  supply: Supply;
  /** Pieces in stock, shown when the wanted quantity leaves at once. */
  available: number | null;
  className?: string;
}

/** Stock as numbers and dates, never as a mood: "24,180 in stock", "180 now, 70 on 14 Dec". */
export function SupplyMark({ supply, available, className }: SupplyMarkProps) {
  const { t } = useTranslation('buy');
  const { integer, date } = useFormat();
  const { now, later, at, days } = supply;
  const look = className === undefined ? {} : { className };
  if (later === 0) {
    return (
      <StatusMark {...look} tone="good">
        {t('in_stock', { quantity: integer(available ?? now) })}
      </StatusMark>
    );
  }
  const numbers = { now: integer(now), later: integer(later) };
  const start = now > 0 ? 'now_and' : 'all';
  if (at !== null) {
    return (
      <StatusMark {...look} tone="attention">
        {t(`${start}_at`, { ...numbers, date: date(at) })}
      </StatusMark>
    );
  }
  if (days !== null) {
    return (
      <StatusMark {...look} tone="attention">
        {t(`${start}_days`, { ...numbers, count: days })}
      </StatusMark>
    );
  }
  return (
    <StatusMark {...look} tone={now > 0 ? 'attention' : 'stopped'}>
      {now > 0 ? t('now_and_unknown', numbers) : t('out_of_stock')}
    </StatusMark>
  );
}
