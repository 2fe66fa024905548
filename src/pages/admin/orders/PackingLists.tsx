import { useTranslation } from 'react-i18next';
import type { AdminOrder } from '#contract/api/admin-order.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useFetchPackingListMutation } from '#src/api/admin.ts';
import { saveFile } from '#src/components/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Row } from '#src/pages/admin/shared/parts.ts';

/** The packing lists of an order: of what is still to be sent, and of each parcel. */
export function PackingLists({ order: { order_no, status, lines, shipments } }: { order: AdminOrder }) {
  const { t } = useTranslation(['admin', 'order']);
  const [fetchList, { isLoading, error }] = useFetchPackingListMutation();
  const save = async (shipment_no?: string) => {
    const { data } = await fetchList({ order_no, ...(shipment_no !== undefined && { shipment_no }) });
    if (data !== undefined) saveFile(`packing-list-${shipment_no ?? order_no}.pdf`, data);
  };
  const isOpen = status === 'confirmed' || status === 'processing' || status === 'partially_shipped';
  const hasLeft = isOpen && lines.some(({ quantity, shipped }) => shipped < quantity);
  if (!hasLeft && shipments.length === 0) return null;
  return (
    <Row>
      {hasLeft ? (
        <Button size="small" busy={isLoading} onClick={() => void save()}>
          <Icon name="download" small />
          {t('admin:orders.packing_list')}
        </Button>
      ) : null}
      {shipments.map(({ shipment_no: parcel }) => (
        <Button key={parcel} size="small" busy={isLoading} onClick={() => void save(parcel)}>
          <Icon name="download" small />
          {t('admin:orders.packing_list_of', { parcel })}
        </Button>
      ))}
      {error ? (
        <Message tone="danger" role="alert">
          {(isApiError(error) && error.message) || t('order:documents.failed')}
        </Message>
      ) : null}
    </Row>
  );
}
