import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/api/api-error.ts';
import { useFetchShippingLabelsMutation } from '#src/api/admin/order.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Message } from '#src/ui/Message.tsx';

interface LabelButtonProps {
  /** Of an order; without it of all that are to be sent. */
  number?: string;
  /** A table for a program that prints labels, or the labels themselves. */
  format?: 'csv' | 'pdf';
}

/** Saves the address of an order, or of all that are to be sent. */
export function LabelButton({ number, format = 'csv' }: LabelButtonProps) {
  const { t } = useTranslation(['admin_orders', 'order']);
  const [fetchLabels, { isLoading, error }] = useFetchShippingLabelsMutation();
  const save = async () => {
    const { data } = await fetchLabels({ format, ...(number !== undefined && { order_no: number }) });
    const name = format === 'pdf' ? 'address-labels' : 'shipping-labels';
    if (data !== undefined) saveFile(`${name}${number === undefined ? '' : `-${number}`}.${format}`, data);
  };
  return (
    <>
      <Button size="small" busy={isLoading} onClick={() => void save()}>
        <Icon name="download" small />
        {t(number !== undefined ? 'admin_orders:label' : format === 'pdf' ? 'admin_orders:labels_pdf' : 'admin_orders:labels')}
      </Button>
      {error ? (
        <Message tone="danger" role="alert">
          {(isApiError(error) && error.message) || t('order:documents.failed')}
        </Message>
      ) : null}
    </>
  );
}
