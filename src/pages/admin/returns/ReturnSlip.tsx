import { useTranslation } from 'react-i18next';
import type { AdminReturn } from '#contract/api/admin/returns.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useFetchAdminReturnSlipMutation } from '#src/api/admin/returns.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Message } from '#src/ui/Message.tsx';

/** Saves the slip that the customer puts into the parcel. */
export function ReturnSlip({ one: { return_no } }: { one: AdminReturn }) {
  const { t } = useTranslation('returns');
  const [fetchSlip, { isLoading, error }] = useFetchAdminReturnSlipMutation();
  const save = async () => {
    const { data } = await fetchSlip({ return_no });
    if (data !== undefined) saveFile(`${return_no}.pdf`, data);
  };
  return (
    <Row>
      <Button size="small" busy={isLoading} onClick={() => void save()}>
        <Icon name="download" small />
        {t('slip')}
      </Button>
      {error ? (
        <Message tone="danger" role="alert">
          {(isApiError(error) && error.message) || t('slip_failed')}
        </Message>
      ) : null}
    </Row>
  );
}
