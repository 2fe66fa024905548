import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { getOrderFilters } from '#contract/api/admin/order.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { useGetOrderFiltersQuery, useSaveOrderFilterMutation } from '#src/api/admin/order.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { KeptByName } from '#src/pages/admin/shared/KeptByName.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';

type Filter = ResponseOf<typeof getOrderFilters>['list'][number]['filter'];

/** Conditions of the list that were kept by name, for everybody who sees orders. */
export function OrderFilters({ filter }: { filter: Filter }) {
  const { t } = useTranslation('admin_orders');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mayChange = useMayChange()('orders');
  const [save] = useSaveOrderFilterMutation();
  const list = useGetOrderFiltersQuery().data?.list ?? [];
  const chosen = search.get('filter') ?? '';
  const open = (which: string) => {
    const found = list.find((one) => one.name === which);
    const texts = Object.entries(found?.filter ?? {}).map(([key, value]) => [key, value === undefined ? undefined : String(value)]);
    void navigate(adminPath({ tab: 'orders', filter: found?.name, ...Object.fromEntries(texts) }), { preventScrollReset: true });
  };
  return (
    <KeptByName
      names={list.map(({ name }) => name)}
      chosen={chosen}
      mayKeep={mayChange && (chosen !== '' || Object.values(filter).some((value) => value !== undefined && value !== ''))}
      words={{
        take: t('kept.take'),
        none: t('kept.none'),
        name: t('kept.name'),
        save: t('kept.save'),
        forget: (name) => t('kept.forget', { name }),
        saved: (name) => t('kept.saved', { name }),
      }}
      onTake={open}
      keep={(name, isKept) => save({ name, filter: isKept ? filter : null, idempotencyKey: crypto.randomUUID() })}
    />
  );
}
