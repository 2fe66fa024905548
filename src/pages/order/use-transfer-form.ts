import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { personName } from '#contract/person-name.ts';
import { type ApiError, apiErrorOf } from '#src/api/api-error.ts';
import { useFormOutcome } from '#src/components/form/use-form-outcome.ts';
import { useSaveTransferMutation } from '#src/api/order.ts';
import { useFormat } from '#src/i18n/format.ts';

const fields = ['paid_at', 'amount', 'payer', 'reference'] as const;
type Field = (typeof fields)[number];
export type TransferValues = Record<Field, string>;

const fieldAt = (path: string): Field | null => fields.find((name) => name === path) ?? null;

/** A company pays from its own account; a person's name is in the order of the country. */
function accountHolder(buyer: Order['billing_address']): string {
  return buyer.company || personName(buyer);
}

/** The form about a transfer; its slip is sent in beside it and named when it is submitted. */
export function useTransferForm(order: Order, orderKey: string | null, onDone: () => void) {
  const { t } = useTranslation('payment');
  const { typedAmount } = useFormat();
  const { payment, totals, billing_address: buyer } = order;
  const typed = (minor: number) => typedAmount(minor, totals.currency);
  const due = typed(Math.max(0, payment.amount - payment.paid + payment.refunded));
  const said = payment.transfer;
  const form = useForm<TransferValues>({
    defaultValues: {
      paid_at: said?.paid_at ?? '',
      amount: said ? typed(said.amount) : due,
      payer: said?.payer ?? accountHolder(buyer),
      reference: said?.reference ?? order.order_no,
    },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const [save] = useSaveTransferMutation();
  const { attempt, trouble, setTrouble, refuseFields, refuse } = useFormOutcome<TransferValues>();
  const [fileError, setFileError] = useState<string>();

  const wrong = (name: Field): string =>
    name === 'paid_at' || name === 'amount' ? t(`slip.wrong.${name}`, { example: due }) : t(`slip.required.${name}`);
  const show = (error: ApiError) => {
    const isFileWrong = error.fields?.['file_id.0'] !== undefined;
    setFileError(isFileWrong ? t('slip.wrong.file') : undefined);
    const isOnlyFile = isFileWrong && Object.keys(error.fields ?? {}).every((path) => fieldAt(path) === null);
    if (!isOnlyFile) refuse(form, error, { fieldAt, textOf: wrong });
  };

  const submitWith = (fileId: string | undefined) =>
    form.handleSubmit(async (values) => {
      setTrouble(null);
      setFileError(undefined);
      const amount = values.amount.trim().replace(',', '.');
      const { error } = await save({ ...values, amount, file_id: fileId, order_no: order.order_no, accessKey: orderKey ?? undefined });
      if (error === undefined) onDone();
      else show(apiErrorOf(error));
    }, refuseFields);

  return {
    field: (name: Field) => ({
      ...form.register(name, { validate: (value) => value.trim() !== '' || t(`slip.required.${name}`) }),
      id: `transfer-${name}`,
      error: errors[name]?.message,
    }),
    problems: fields.flatMap((name) => {
      const text = errors[name]?.message;
      return text === undefined ? [] : [{ fieldId: `transfer-${name}`, text }];
    }),
    attempt,
    trouble,
    fileError,
    isSubmitting,
    submitWith,
  };
}
