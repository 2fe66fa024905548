import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { personName } from '#contract/person-name.ts';
import { useWithdrawMutation } from '#src/api/returns.ts';
import { newAttemptKey } from '#src/components/order/attempt-key.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogForm } from '#src/ui/DialogForm.tsx';
import { Message } from '#src/ui/Message.tsx';
import { type Lines, readPieces } from './PiecesFields.tsx';
import { Statement } from './Statement.tsx';
import { StatementFields, type StatementValues } from './StatementFields.tsx';
import { useRefusal } from './use-refusal.ts';

interface WithdrawFormProps {
  order: Order;
  orderKey: string | null;
  lines: Lines;
  onClose: () => void;
  /** Is told where the acknowledgement went. */
  onSent: (email: string) => void;
}

/** The withdrawal function of Directive 2011/83/EU, article 11a: the statement, and a step of its own that confirms it. */
export function WithdrawForm({ order, orderKey, lines, onClose, onSent }: WithdrawFormProps) {
  const { t } = useTranslation('returns');
  const formId = useId();
  const [idempotencyKey] = useState(newAttemptKey);
  const [withdraw, { isLoading, error }] = useWithdrawMutation();
  const trouble = useRefusal(error, t('withdraw.failed'));
  const [checked, setChecked] = useState<StatementValues | null>(null);
  const form = useForm<StatementValues>({
    defaultValues: { pieces: lines.map(({ quantity }) => String(quantity)), name: personName(order.billing_address), email: order.email },
  });
  const next = form.handleSubmit((values) => {
    if (readPieces(lines, values.pieces).length === 0) form.setError('root', { message: t('form.none') });
    else setChecked(values);
  });
  const confirm = async ({ pieces, name, email }: StatementValues) => {
    const statement = { order_no: order.order_no, name, email, lines: readPieces(lines, pieces) };
    const answer = await withdraw({ ...statement, idempotencyKey, accessKey: orderKey ?? undefined });
    if (!answer.data) return;
    onSent(email.trim());
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('withdraw.question', { number: order.order_no })}
      actions={
        checked ? (
          <>
            <Button onClick={() => setChecked(null)}>{t('withdraw.back')}</Button>
            <Button tone="primary" busy={isLoading} onClick={() => void confirm(checked)}>
              {t(isLoading ? 'withdraw.busy' : 'withdraw.confirm')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('withdraw.keep')}</Button>
            <Button type="submit" form={formId} tone="primary">
              {t('withdraw.next')}
            </Button>
          </>
        )
      }
    >
      {trouble === null ? null : (
        <Message tone="danger" role="alert">
          {trouble}
        </Message>
      )}
      {checked ? (
        <Statement order={order} lines={readPieces(lines, checked.pieces)} name={checked.name} email={checked.email} />
      ) : (
        <FormProvider {...form}>
          <DialogForm id={formId} noValidate onSubmit={(event) => void next(event)}>
            <StatementFields order={order} lines={lines} />
          </DialogForm>
        </FormProvider>
      )}
    </Dialog>
  );
}
