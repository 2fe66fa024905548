import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/api/api-error.ts';
import { useFetchShippingLabelsMutation } from '#src/api/admin-orders.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Message } from '#src/ui/Message.tsx';

/** Saves the address of an order, or of all that are to be sent, for a program that prints labels. */
export function LabelButton({ number }: { number?: string }) {
  const { t } = useTranslation(['office_orders', 'order']);
  const [fetchLabels, { isLoading, error }] = useFetchShippingLabelsMutation();
  const save = async () => {
    const { data } = await fetchLabels(number === undefined ? {} : { order_no: number });
    if (data !== undefined) saveFile(number === undefined ? 'shipping-labels.csv' : `shipping-labels-${number}.csv`, data);
  };
  return (
    <>
      <Button size="small" busy={isLoading} onClick={() => void save()}>
        <Icon name="download" small />
        {t(number === undefined ? 'office_orders:labels' : 'office_orders:label')}
      </Button>
      {error ? (
        <Message tone="danger" role="alert">
          {(isApiError(error) && error.message) || t('order:documents.failed')}
        </Message>
      ) : null}
    </>
  );
}
