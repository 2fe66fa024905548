import { useId, useState } from 'react';
import { FormProvider, useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longestReturnText, type ReturnReason, returnReasons } from '#contract/returns.ts';
import type { Order } from '#contract/api/order.ts';
import { useRequestReturnMutation } from '#src/api/returns.ts';
import { newAttemptKey } from '#src/components/order/attempt-key.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogForm } from '#src/ui/DialogForm.tsx';
import { Message } from '#src/ui/Message.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { type Lines, PiecesFields, type PiecesValues, readPieces } from './PiecesFields.tsx';
import { useRefusal } from './use-refusal.ts';

interface ReturnFormProps {
  order: Order;
  orderKey: string | null;
  lines: Lines;
  onClose: () => void;
}

type Values = PiecesValues & { reason: ReturnReason | ''; note: string };

/** Asks to send parts back: how many of which, why, and what else there is to say. */
export function ReturnForm({ order, orderKey, lines, onClose }: ReturnFormProps) {
  const { t } = useTranslation('returns');
  const formId = useId();
  const [idempotencyKey] = useState(newAttemptKey);
  const [request, { isLoading, error }] = useRequestReturnMutation();
  const trouble = useRefusal(error, t('form.failed'));
  const form = useForm<Values>({ defaultValues: { pieces: lines.map(() => '0'), reason: '', note: '' } });
  const { errors } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async ({ pieces, reason, note }) => {
    const asked = readPieces(lines, pieces);
    if (asked.length === 0) return form.setError('root', { message: t('form.none') });
    // The field's own check leaves no empty reason.
    const why = reason || 'other';
    const said = note.trim() === '' ? {} : { note };
    const answer = await request({
      order_no: order.order_no,
      lines: asked,
      reason: why,
      ...said,
      idempotencyKey,
      accessKey: orderKey ?? undefined,
    });
    if (answer.data) onClose();
  });
  const said = errors.root?.message ?? trouble;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('form.question', { number: order.order_no })}
      actions={
        <>
          <Button onClick={onClose}>{t('form.keep')}</Button>
          <Button type="submit" form={formId} tone="primary" busy={isLoading}>
            {t(isLoading ? 'form.busy' : 'form.send')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <DialogForm id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {said ? (
            <Message tone="danger" role="alert">
              {said}
            </Message>
          ) : null}
          <PiecesFields order={order} lines={lines} />
          <SelectField
            {...form.register('reason', { required: t('form.reason_missing') })}
            id="return-reason"
            label={t('form.reason')}
            error={errors.reason?.message}
            options={[
              { value: '', label: t('form.reason_choose') },
              ...returnReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) })),
            ]}
          />
          <TextAreaField
            {...form.register('note')}
            optional
            id="return-note"
            rows={3}
            maxLength={longestReturnText}
            label={t('form.note')}
          />
        </DialogForm>
      </FormProvider>
    </Dialog>
  );
}
