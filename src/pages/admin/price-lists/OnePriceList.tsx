import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ShownPriceList } from '#contract/api/admin/price-list.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useGetPriceListQuery, useRemovePriceListMutation } from '#src/api/admin/price-list.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { PriceListForm } from './PriceListForm.tsx';

/** One price list: its form, and the way to remove it. */
export function OnePriceList({ id }: { id: string }) {
  const { t } = useTranslation('admin_customers');
  const { data, error, refetch } = useGetPriceListQuery({ id });
  if (isApiError(error) && error.code === 'not_found') return <Note>{t('price_list.gone')}</Note>;
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton $height="20rem" />;
  return (
    <Stack>
      <PriceListForm list={data} />
      <Remove list={data} />
    </Stack>
  );
}

function Remove({ list: { id, name } }: { list: ShownPriceList }) {
  const { t } = useTranslation('admin_customers');
  const mayChange = useMayChange()('customers');
  const navigate = useNavigate();
  const step = useStep();
  const [remove] = useRemovePriceListMutation();
  if (!mayChange) return null;
  const take = () =>
    step.run(async () => {
      const answer = await remove({ id, idempotencyKey: crypto.randomUUID() });
      if (answer.data) void navigate(adminPath({ tab: 'customers', view: 'price-lists' }), { replace: true });
      return answer;
    });
  return (
    <>
      <Trouble step={step} />
      <Row>
        <Asked
          label={t('price_list.remove')}
          title={t('price_list.remove_named', { name })}
          isBusy={step.isBusy}
          onSure={() => void take()}
        >
          <p>{t('price_list.remove_text')}</p>
        </Asked>
      </Row>
    </>
  );
}
