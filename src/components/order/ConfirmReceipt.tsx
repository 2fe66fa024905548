import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/api/api-error.ts';
import { orderCache, useConfirmReceiptMutation } from '#src/api/order.ts';
import { useAppDispatch } from '#src/store/store.ts';
import { OrderQuestion } from './OrderQuestion.tsx';

interface ConfirmReceiptProps {
  number: string;
  orderKey?: string | null;
  /** In a list, where the button has to name its order. */
  isRow?: boolean;
}

/** Tells the shop that everything has arrived, which completes the order. */
export function ConfirmReceipt({ number, orderKey = null, isRow = false }: ConfirmReceiptProps) {
  const { t } = useTranslation('order');
  const dispatch = useAppDispatch();
  const [confirm, { isLoading, error }] = useConfirmReceiptMutation();
  const isRefused = isApiError(error) && error.code === 'state_conflict';
  return (
    <OrderQuestion
      open={{ text: t('receipt.open'), ...(isRow && { size: 'small', label: t('receipt.open_named', { number }) }) }}
      question={t('receipt.question', { number })}
      text={t('receipt.text')}
      trouble={error ? t(isRefused ? 'receipt.refused' : 'receipt.failed') : null}
      keep={t('receipt.not_yet')}
      confirm={{ text: t(isLoading ? 'receipt.busy' : 'receipt.confirm'), tone: 'primary', busy: isLoading }}
      onConfirm={async () => (await confirm({ order_no: number, accessKey: orderKey ?? undefined })).data !== undefined}
      onClose={() => void (isRefused && dispatch(orderCache.invalidateTags(['Order'])))}
    />
  );
}
