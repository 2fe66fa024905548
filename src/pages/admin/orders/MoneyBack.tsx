import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { withPlainDigits } from '#contract/value/typed-number.ts';
import { useOrderTransitionMutation } from '#src/api/admin/admin.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

interface MoneyBackProps {
  order: AdminOrder;
  kind: 'cancel' | 'refund' | 'close_short';
}

/** Asks once more before money goes back: all of it with a cancelled order, some of it otherwise. */
export function MoneyBack({ order, kind }: MoneyBackProps) {
  const { t } = useTranslation('admin');
  const { money, typedAmount } = useFormat();
  const { tag } = useLocale();
  const step = useStep();
  const [transition] = useOrderTransitionMutation();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const { currency } = order.totals;
  const [amount, setAmount] = useState(kind === 'refund' ? typedAmount(order.refundable, currency) : '');
  const { order_no, version } = order;
  const to = { cancel: 'cancelled', close_short: 'shipped', refund: undefined } as const;
  const confirm = async () => {
    const refund = kind === 'cancel' || amount.trim() === '' ? undefined : { amount: withPlainDigits(amount, tag) };
    // A refund of nothing is told by the store, at its field.
    const asked = kind === 'refund' ? { refund: refund ?? { amount: '0' } } : { refund };
    const request = {
      order_no,
      version,
      to: to[kind],
      ...asked,
      ...(note.trim() && { note: note.trim() }),
      idempotencyKey: crypto.randomUUID(),
    };
    if (await step.run(() => transition(request))) setOpen(false);
  };
  return (
    <>
      <Button tone={kind === 'cancel' ? 'danger' : 'secondary'} onClick={() => setOpen(true)}>
        {t(`${kind}.open`)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`${kind}.question`, { number: order_no })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('keep')}</Button>
            <Button tone="dangerSolid" busy={step.isBusy} onClick={() => void confirm()}>
              {t(`${kind}.confirm`)}
            </Button>
          </>
        }
      >
        <p>{t(`${kind}.text`, { amount: money(order.refundable, currency) })}</p>
        <Trouble step={step} />
        {kind === 'cancel' ? null : (
          <TextField
            label={t('refund.amount', { currency })}
            inputMode="decimal"
            optional={kind === 'close_short'}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={step.errorAt('refund.amount')}
          />
        )}
        <TextField
          optional
          label={t('refund.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={step.errorAt('note')}
          maxLength={500}
        />
      </Dialog>
    </>
  );
}
