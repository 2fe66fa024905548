import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { late } from '#src/components/late/late.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';

const AgreedText = late(async () => (await import('./AgreedText.tsx')).AgreedText);

type Agreed = NonNullable<Order['agreed']>[number];

/** Which versions of the legal texts an order agreed to, each to be read as it was then. */
export function AgreedTexts({ agreed, number, orderKey }: { agreed: readonly Agreed[]; number: string; orderKey: string | null }) {
  const { t } = useTranslation('order_page');
  const { date } = useFormat();
  const [shown, setShown] = useState<Agreed['page'] | null>(null);
  return (
    <>
      <ul>
        {agreed.map(({ page, title, version, as_of: asOf }) => (
          <li key={page}>
            {t('detail.agreed_version', { title, version, day: date(asOf) })}{' '}
            <Button size="small" aria-label={t('detail.agreed_read_named', { title })} onClick={() => setShown(page)}>
              {t('detail.agreed_read')}
            </Button>
          </li>
        ))}
      </ul>
      {shown === null ? null : <AgreedText number={number} page={shown} orderKey={orderKey} onClose={() => setShown(null)} />}
    </>
  );
}
