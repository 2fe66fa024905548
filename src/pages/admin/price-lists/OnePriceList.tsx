import { useTranslation } from 'react-i18next';
import type { ShownPriceList } from '#contract/api/admin/price-list.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useGetPriceListQuery, useRemovePriceListMutation } from '#src/api/admin/price-list.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Stack } from '#src/pages/admin/shared/parts.ts';
import { RemoveAsked } from '#src/pages/admin/shared/RemoveAsked.tsx';
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
  const [remove] = useRemovePriceListMutation();
  return mayChange ? (
    <RemoveAsked
      label={t('price_list.remove')}
      title={t('price_list.remove_named', { name })}
      text={t('price_list.remove_text')}
      remove={() => remove({ id, idempotencyKey: crypto.randomUUID() })}
      next={adminPath({ tab: 'customers', view: 'price-lists' })}
    />
  ) : null;
}
