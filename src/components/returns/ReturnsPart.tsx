import { day } from '#contract/durations.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from '#contract/api/order.ts';
import { useGetOrderReturnsQuery } from '#src/api/returns.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import { ReturnCard } from './ReturnCard.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/** The returns of an order, and the ways to a new one. */
export function ReturnsPart({ order, orderKey }: { order: Order; orderKey: string | null }) {
  const { t } = useTranslation('returns');
  const { date } = useFormat();
  const asked = { order_no: order.order_no, accessKey: orderKey ?? undefined };
  const { currentData: data, error, refetch } = useGetOrderReturnsQuery(asked, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<'return' | 'withdraw' | null>(null);
  const [acknowledged, setAcknowledged] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAllWithdrawn = acknowledged !== null && data?.withdrawal === null;
  // The button that the statement began with is gone then.
  useEffect(() => {
    if (isAllWithdrawn) heading.current?.focus();
  }, [isAllWithdrawn]);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data || (data.list.length === 0 && data.returnable.length === 0 && !data.withdrawal)) return null;
  const close = () => setOpen(null);
  const { withdrawal, returnable } = data;
  return (
    <Part aria-labelledby="order-returns">
      <h2 id="order-returns" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      {acknowledged === null ? null : (
        <Message tone="success" role="status">
          <p>{t('withdraw.sent', { email: acknowledged })}</p>
        </Message>
      )}
      {data.list.map((one) => (
        <ReturnCard key={one.return_no} one={one} order={order} orderKey={orderKey} />
      ))}
      {withdrawal ? (
        <Way>
          <p>{withdrawal.until === null ? t('withdraw.open_end') : t('withdraw.until', { date: date(lastDay(withdrawal.until)) })}</p>
          <Button onClick={() => setOpen('withdraw')}>{t('withdraw.open')}</Button>
          {open === 'withdraw' ? (
            <WithdrawForm order={order} orderKey={orderKey} lines={withdrawal.lines} onClose={close} onSent={setAcknowledged} />
          ) : null}
        </Way>
      ) : null}
      {returnable.length > 0 ? (
        <Way>
          <p>{t('open_hint')}</p>
          <Button onClick={() => setOpen('return')}>{t('open')}</Button>
          {open === 'return' ? <ReturnForm order={order} orderKey={orderKey} lines={returnable} onClose={close} /> : null}
        </Way>
      ) : null}
    </Part>
  );
}

/** The period is over when its last day has ended in all of the Union, which is the morning after at UTC. */
function lastDay(until: string): string {
  return new Date(Date.parse(until) - day / 2).toISOString();
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
`;

const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space['2']};
  p {
    font: ${theme.type.dense};
    color: ${theme.color.text.secondary};
  }
`;
