import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useFetchDocumentMutation } from '#src/api/order.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Message } from '#src/ui/Message.tsx';

interface DocumentButtonProps {
  document: Order['documents'][number];
  order: string;
  orderKey?: string | null;
  /** In a list, where the button has to name its order. */
  isRow?: boolean;
}

/** Saves an invoice, a credit note or a proforma as a PDF. */
export function DocumentButton({ document: { kind, number }, order, orderKey = null, isRow = false }: DocumentButtonProps) {
  const { t } = useTranslation('order');
  const [fetchDocument, { isLoading, error }] = useFetchDocumentMutation();
  const press = async () => {
    const own = kind === 'proforma' ? {} : { number };
    const { data } = await fetchDocument({ order_no: order, kind, ...own, accessKey: orderKey ?? undefined });
    if (data !== undefined) saveFile(`${kind === 'proforma' ? `proforma-${number}` : number}.pdf`, data);
  };
  return (
    <>
      <Button
        busy={isLoading}
        {...(isRow && { size: 'small' as const, 'aria-label': t(`documents.${kind}_named`, { number, order }) })}
        onClick={() => void press()}
      >
        <Icon name="download" small />
        {t(`documents.${kind}`)}
      </Button>
      {error ? (
        <Message tone="danger" role="alert">
          {(isApiError(error) && error.message) || t('documents.failed')}
        </Message>
      ) : null}
    </>
  );
}
