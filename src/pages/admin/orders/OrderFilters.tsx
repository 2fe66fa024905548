import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { getOrderFilters } from '#contract/api/admin/order.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { useGetOrderFiltersQuery, useSaveOrderFilterMutation } from '#src/api/admin/order.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

type Filter = ResponseOf<typeof getOrderFilters>['list'][number]['filter'];

/** Conditions of the list that were kept by name, for everybody who sees orders. */
export function OrderFilters({ filter }: { filter: Filter }) {
  const { t } = useTranslation('admin_orders');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mayChange = useMayChange()('orders');
  const step = useStep(null);
  const [save] = useSaveOrderFilterMutation();
  const list = useGetOrderFiltersQuery().data?.list ?? [];
  const chosen = search.get('filter') ?? '';
  const [name, setName] = useState(chosen);
  const [kept, setKept] = useState<string | null>(null);
  const keep = (which: string, what: Filter | null) =>
    step.run(async () => {
      const answer = await save({ name: which, filter: what, idempotencyKey: crypto.randomUUID() });
      if (answer.data) setKept(what === null ? null : which);
      return answer;
    });
  const open = (which: string) => {
    const found = list.find((one) => one.name === which);
    const texts = Object.entries(found?.filter ?? {}).map(([key, value]) => [key, value === undefined ? undefined : String(value)]);
    void navigate(adminPath({ tab: 'orders', filter: found?.name, ...Object.fromEntries(texts) }), { preventScrollReset: true });
  };
  const isKnown = list.some((one) => one.name === name);
  return (
    <>
      <Row>
        {list.length > 0 ? (
          <SelectField
            compact
            label={t('kept.take')}
            value={list.some((one) => one.name === chosen) ? chosen : ''}
            options={[{ value: '', label: t('kept.none') }, ...list.map((one) => ({ value: one.name, label: one.name }))]}
            onChange={({ target }) => open(target.value)}
          />
        ) : null}
        {mayChange && (chosen !== '' || Object.values(filter).some((value) => value !== undefined && value !== '')) ? (
          <>
            <TextField
              compact
              label={t('kept.name')}
              value={name}
              maxLength={60}
              error={step.errorAt('name')}
              onChange={({ target }) => setName(target.value)}
            />
            <Button busy={step.isBusy} onClick={() => void keep(name.trim(), filter)} disabled={name.trim() === ''}>
              {t('kept.save')}
            </Button>
            {isKnown ? <Button onClick={() => void keep(name, null)}>{t('kept.forget', { name })}</Button> : null}
          </>
        ) : null}
        <span role="status">{kept === null ? '' : t('kept.saved', { name: kept })}</span>
      </Row>
      <Trouble step={step} />
    </>
  );
}
