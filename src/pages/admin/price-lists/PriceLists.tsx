import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PriceListSummary } from '#contract/api/admin/price-list.ts';
import { useGetPriceListsQuery } from '#src/api/admin/price-list.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { OnePriceList } from './OnePriceList.tsx';
import { PriceListForm } from './PriceListForm.tsx';

/** The price lists of companies and groups, and one of them. */
export function PriceLists() {
  const [search] = useSearchParams();
  const { priceList } = readAdminQuery(search);
  if (priceList === null) return <AllPriceLists />;
  return priceList === 'new' ? <PriceListForm list={null} /> : <OnePriceList key={priceList} id={priceList} />;
}

function AllPriceLists() {
  const { t } = useTranslation('admin_customers');
  const mayChange = useMayChange()('customers');
  const [search] = useSearchParams();
  const { currentData: data, error, refetch } = useGetPriceListsQuery({ page: readAdminQuery(search).page });
  return (
    <Stack>
      <h2>{t('price_list.heading')}</h2>
      <Note>{t('price_list.hint')}</Note>
      <Row>
        {mayChange ? (
          <ButtonLink to={adminPath({ tab: 'customers', view: 'price-lists', pricelist: 'new' })}>{t('price_list.new')}</ButtonLink>
        ) : null}
        <ButtonLink to={adminPath({ tab: 'customers' })}>{t('price_list.customers')}</ButtonLink>
      </Row>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && data.list.length > 0 ? <ListsTable lists={data.list} /> : null}
      {data ? <ListPages data={data} /> : null}
    </Stack>
  );
}

function ListsTable({ lists }: { lists: readonly PriceListSummary[] }) {
  const { t } = useTranslation('admin_customers');
  const { integer, date } = useFormat();
  const period = ({ starts_on: start, ends_on: end }: PriceListSummary) => {
    if (start !== null)
      return end === null ? t('price_list.from_day', { start: date(start) }) : t('price_list.days', { start: date(start), end: date(end) });
    return end === null ? '' : t('price_list.until_day', { end: date(end) });
  };
  return (
    <TableFrame>
      <Table aria-label={t('price_list.heading')}>
        <thead>
          <tr>
            <HeadCell>{t('price_list.name')}</HeadCell>
            <HeadCell>{t('price_list.state')}</HeadCell>
            <HeadCell>{t('price_list.period')}</HeadCell>
            <HeadCell $number>{t('price_list.discounts')}</HeadCell>
            <HeadCell $number>{t('price_list.prices')}</HeadCell>
            <HeadCell $number>{t('price_list.members')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {lists.map((one) => (
            <tr key={one.id}>
              <Cell>
                <RouteLink to={adminPath({ tab: 'customers', view: 'price-lists', pricelist: one.id })}>{one.name}</RouteLink>
              </Cell>
              <Cell>{t(`price_list.states.${one.state}`)}</Cell>
              <Cell>{period(one)}</Cell>
              <Cell $number>{integer(one.discounts)}</Cell>
              <Cell $number>{integer(one.prices)}</Cell>
              <Cell $number>{integer(one.members)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
