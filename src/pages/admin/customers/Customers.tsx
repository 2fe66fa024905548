import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGetCustomersQuery } from '#src/api/admin/customer.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Cell } from '#src/ui/table.ts';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListTable } from '#src/pages/admin/shared/ListTable.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { EraseGuest } from './EraseGuest.tsx';
import { OneCustomer } from './OneCustomer.tsx';

/** The customers, or one of them. */
export function Customers() {
  const [search] = useSearchParams();
  const { customer } = readAdminQuery(search);
  return customer === null ? <AllCustomers /> : <OneCustomer key={customer} id={customer} />;
}

function AllCustomers() {
  const { t } = useTranslation('admin_customers');
  const { date, integer } = useFormat();
  const mayChange = useMayChange();
  const [search] = useSearchParams();
  const { keyword, page } = readAdminQuery(search);
  const query = useGetCustomersQuery({ keyword, page });
  return (
    <Stack>
      <Row>
        <ButtonLink to={adminPath({ tab: 'customers', view: 'companies' })}>{t('companies')}</ButtonLink>
        <ButtonLink to={adminPath({ tab: 'customers', view: 'price-lists' })}>{t('price_lists')}</ButtonLink>
      </Row>
      <ListTable
        tab="customers"
        word={t('word')}
        states={[]}
        query={query}
        columns={[
          { title: t('customer') },
          { title: t('company') },
          { title: t('country') },
          { title: t('status') },
          { title: t('orders'), isNumber: true },
          { title: t('since') },
        ]}
        renderRow={(one) => (
          <tr key={one.account_id}>
            <Cell>
              <RouteLink to={adminPath({ tab: 'customers', customer: one.account_id })}>{one.name || one.email}</RouteLink>
              <div>{one.email}</div>
            </Cell>
            <Cell>{one.company}</Cell>
            <Cell>{one.country}</Cell>
            <Cell>
              {t(`state.${one.status}`)}
              {one.may_pay_by_invoice ? <div>{t('on_invoice')}</div> : null}
            </Cell>
            <Cell $number>{integer(one.orders)}</Cell>
            <Cell>{date(one.created_at)}</Cell>
          </tr>
        )}
      />
      {mayChange('customers') ? <EraseGuest /> : null}
    </Stack>
  );
}
