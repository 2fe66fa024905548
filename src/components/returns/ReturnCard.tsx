import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { GoodsReturn } from '#contract/api/returns.ts';
import type { Order } from '#contract/api/order.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useFetchReturnSlipMutation } from '#src/api/returns.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Panel } from '#src/ui/panel.ts';
import { StatusMark, type StatusMarkProps } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCancelReturn } from './use-cancel-return.ts';

interface ReturnCardProps {
  one: GoodsReturn;
  order: Order;
  orderKey: string | null;
}

const tones: Record<GoodsReturn['status'], StatusMarkProps['tone']> = {
  requested: 'info',
  accepted: 'attention',
  declined: 'stopped',
  received: 'info',
  closed: 'good',
  cancelled: 'stopped',
};

/** One return: where it stands, what is in it, where the parts go, and its slip. */
export function ReturnCard({ one, order, orderKey }: ReturnCardProps) {
  const { t } = useTranslation('returns');
  const { money, integer } = useFormat();
  const names = new Map(order.lines.map(({ line_id, mpn }) => [line_id, mpn]));
  const { outcome } = one;
  const isOnItsWay = one.status === 'requested' || one.status === 'accepted' || one.status === 'received';
  return (
    <Card as="article" aria-label={t(`kind.${one.kind}`, { number: one.return_no })}>
      <h3>{t(`kind.${one.kind}`, { number: one.return_no })}</h3>
      <StatusMark tone={tones[one.status]}>{t(`status.${one.status}`)}</StatusMark>
      <ul>
        {one.lines.map(({ line_id, quantity }) => (
          <li key={line_id}>{t('pieces', { pieces: integer(quantity), part: names.get(line_id) ?? '' })}</li>
        ))}
      </ul>
      {one.reason === null ? null : <p>{t(`reason.${one.reason}`)}</p>}
      {outcome === null ? null : (
        <p>{t(`outcome.${outcome}`, { amount: money(one.refund ?? 0, order.totals.currency), parcel: one.shipment_no ?? '' })}</p>
      )}
      <Said label={t('note')} text={one.note} />
      <Said label={t('answer')} text={one.answer} />
      <Said label={t('send_to')} text={one.status === 'accepted' ? one.return_to : null} />
      {isOnItsWay && one.return_to !== null ? <SlipButton one={one} order={order} orderKey={orderKey} /> : null}
      {one.may_cancel ? <CancelReturn one={one} order={order} orderKey={orderKey} /> : null}
    </Card>
  );
}

function Said({ label, text }: { label: string; text: string | null }) {
  return text === null ? null : (
    <div>
      <b>{label}</b>
      <p>{text}</p>
    </div>
  );
}

function SlipButton({ one, order, orderKey }: ReturnCardProps) {
  const { t } = useTranslation('returns');
  const [fetchSlip, { isLoading, error }] = useFetchReturnSlipMutation();
  const save = async () => {
    const { data } = await fetchSlip({ order_no: order.order_no, return_no: one.return_no, accessKey: orderKey ?? undefined });
    if (data !== undefined) saveFile(`${one.return_no}.pdf`, data);
  };
  return (
    <>
      <Button busy={isLoading} onClick={() => void save()}>
        <Icon name="download" small />
        {t('slip')}
      </Button>
      {error ? (
        <Message tone="danger" role="alert">
          {(isApiError(error) && error.message) || t('slip_failed')}
        </Message>
      ) : null}
    </>
  );
}

function CancelReturn({ one, order, orderKey }: ReturnCardProps) {
  const { t } = useTranslation('returns');
  const [isOpen, setOpen] = useState(false);
  const { cancel, isBusy, trouble } = useCancelReturn(order.order_no, one.return_no, orderKey);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('cancel.open')}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('cancel.question', { number: one.return_no })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('cancel.keep')}</Button>
            <Button tone="dangerSolid" busy={isBusy} onClick={() => void cancel()}>
              {t(isBusy ? 'cancel.busy' : 'cancel.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('cancel.text')}</p>
        {trouble === null ? null : (
          <Message tone="danger" role="alert">
            {trouble}
          </Message>
        )}
      </Dialog>
    </>
  );
}

const Card = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space['2']};
  overflow-wrap: anywhere;
  white-space: pre-line;
  h3 {
    font: ${theme.type.ui};
    font-weight: ${theme.weight.semibold};
  }
`;
