import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGetCountriesQuery } from '#src/api/address.ts';
import { useFormat } from '#src/i18n/format.ts';
import type { FurtherFilter } from '#src/pages/admin/shared/ListFilter.tsx';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';

const spans = [1, 7, 30, 90, 365];
const dayForm = /^2\d{3}-\d{2}-\d{2}$/;

/** What the address says of the list of orders beside its page: as a request, and as the fields that change it. */
export function useOrderConditions() {
  const { t } = useTranslation('admin_orders');
  const { integer } = useFormat();
  const [search] = useSearchParams();
  const { status, keyword } = readAdminQuery(search);
  const countries = useGetCountriesQuery().data?.list ?? [];
  const country = search.get('country') ?? '';
  const day = (name: string) => (dayForm.test(search.get(name) ?? '') ? (search.get(name) ?? undefined) : undefined);
  const days = spans.find((one) => String(one) === search.get('days'));
  const filter = {
    status,
    keyword,
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    from: day('from'),
    to: day('to'),
    days,
    unpaid: (['1', 'overdue'] as const).find((one) => one === search.get('unpaid')),
  };
  const fields: FurtherFilter[] = [
    { name: 'country', label: t('filter.country'), options: countries.map(({ code, name }) => ({ value: code, label: name })) },
    {
      name: 'unpaid',
      label: t('filter.money'),
      options: [
        { value: '1', label: t('filter.unpaid') },
        { value: 'overdue', label: t('filter.overdue') },
      ],
    },
    {
      name: 'days',
      label: t('filter.days'),
      options: spans.map((one) => ({ value: String(one), label: t('filter.last', { count: one, number: integer(one) }) })),
    },
    { name: 'from', label: t('filter.from'), options: 'day' },
    { name: 'to', label: t('filter.to'), options: 'day' },
  ];
  return { filter, fields };
}
