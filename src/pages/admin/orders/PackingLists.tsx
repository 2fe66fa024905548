import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useFetchPackingListMutation } from '#src/api/admin/admin.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { AddressLabels } from './AddressLabels.tsx';
import { LabelButton } from './LabelButton.tsx';

/** The packing lists and labels of an order: of what is still to be sent, and of each parcel. */
export function PackingLists({ order }: { order: AdminOrder }) {
  const { order_no, status, lines, shipments } = order;
  const { t } = useTranslation(['admin', 'order', 'admin_orders']);
  const [fetchList, { isLoading, error }] = useFetchPackingListMutation();
  const save = async (format: 'pdf' | 'csv', shipment_no?: string) => {
    const { data } = await fetchList({ order_no, format, ...(shipment_no !== undefined && { shipment_no }) });
    if (data !== undefined) saveFile(`packing-list-${shipment_no ?? order_no}.${format}`, data);
  };
  const isOpen = status === 'confirmed' || status === 'processing' || status === 'partially_shipped';
  const hasLeft = isOpen && lines.some(({ quantity, shipped }) => shipped < quantity);
  if (!hasLeft && shipments.length === 0) return null;
  const of: { parcel: string | undefined; title: string }[] = [
    ...(hasLeft ? [{ parcel: undefined, title: t('admin:orders.packing_list') }] : []),
    ...shipments.map(({ shipment_no: parcel }) => ({ parcel, title: t('admin:orders.packing_list_of', { parcel }) })),
  ];
  return (
    <>
      <Row>
        {of.map(({ parcel, title }) => (
          <Fragment key={parcel ?? ''}>
            <Button size="small" busy={isLoading} onClick={() => void save('pdf', parcel)}>
              <Icon name="download" small />
              {title}
            </Button>
            <Button size="small" busy={isLoading} onClick={() => void save('csv', parcel)}>
              <Icon name="download" small />
              {t('admin_orders:packing_csv', { parcel: parcel ?? order_no })}
            </Button>
          </Fragment>
        ))}
        <LabelButton number={order_no} />
        {error ? (
          <Message tone="danger" role="alert">
            {(isApiError(error) && error.message) || t('order:documents.failed')}
          </Message>
        ) : null}
      </Row>
      <AddressLabels key={`${hasLeft} ${shipments.length}`} order={order} hasLeft={hasLeft} />
    </>
  );
}
