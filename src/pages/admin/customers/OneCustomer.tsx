import { useTranslation } from 'react-i18next';
import type { getCustomer } from '#contract/api/admin/customer.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useGetCustomerQuery } from '#src/api/admin/customer.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { OrderStatusMark, PaymentStatusMark } from '#src/components/order/OrderStatusMark.tsx';
import { QuoteStatusMark } from '#src/components/quote/QuoteStatusMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, Table, TableFrame } from '#src/ui/table.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { NumberLink } from '#src/pages/admin/shared/NumberLink.tsx';
import { Note, Stack } from '#src/pages/admin/shared/parts.ts';
import { useQuoteState } from '#src/pages/admin/quotes/use-quote-state.ts';
import { ActForCustomer } from './ActForCustomer.tsx';
import { CustomerSteps } from './CustomerSteps.tsx';
import { MergeCustomer } from './MergeCustomer.tsx';

type Told = ResponseOf<typeof getCustomer>;

/** One customer: who it is, what the shop decides, the newest orders and requests. */
export function OneCustomer({ id }: { id: string }) {
  const { t } = useTranslation('admin_customers');
  const { data, error, refetch } = useGetCustomerQuery({ account_id: id });
  const isGone = isApiError(error) && error.code === 'not_found';
  return (
    <Stack>
      <p>
        <ButtonLink to={adminPath({ tab: 'customers' })}>{t('back')}</ButtonLink>
      </p>
      {isGone ? <Note>{t('gone')}</Note> : error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && !isGone ? <Shown told={data} /> : null}
    </Stack>
  );
}

function Shown({ told }: { told: Told }) {
  const { t } = useTranslation('admin_customers');
  const { date } = useFormat();
  const { customer, phone } = told;
  const { member_of: member } = customer;
  const facts = [
    customer.company,
    customer.country,
    phone,
    t(`state.${customer.status}`),
    t('since_day', { date: date(customer.created_at) }),
  ];
  return (
    <>
      <h2>{customer.name || customer.email}</h2>
      <Note>{customer.email}</Note>
      <Note>{facts.filter(Boolean).join(' · ')}</Note>
      {member ? (
        <Note>
          <RouteLink to={adminPath({ tab: 'customers', view: 'companies', company: member.company_id })}>
            {t(`company_${member.role}`, { company: member.company })}
          </RouteLink>
        </Note>
      ) : null}
      {customer.may_pay_by_invoice ? <Note>{t('on_invoice')}</Note> : null}
      {customer.tax_ids.map(({ tax_id: number, status }) => (
        <Note key={number}>{t(`tax.${status}`, { number })}</Note>
      ))}
      <CustomerSteps customer={customer} />
      <ActForCustomer customer={customer} />
      <h3>{t('newest_orders')}</h3>
      {told.orders.length === 0 ? <Note>{t('no_orders')}</Note> : <Orders orders={told.orders} />}
      <h3>{t('newest_inquiries')}</h3>
      {told.inquiries.length === 0 ? <Note>{t('no_inquiries')}</Note> : <Inquiries inquiries={told.inquiries} />}
      <MergeCustomer customer={customer} />
    </>
  );
}

function Orders({ orders }: Pick<Told, 'orders'>) {
  const { t } = useTranslation('admin_customers');
  const { money, dateTime } = useFormat();
  return (
    <TableFrame>
      <Table aria-label={t('newest_orders')}>
        <tbody>
          {orders.map((order) => (
            <tr key={order.order_no}>
              <Cell>
                <NumberLink number={order.order_no} tab="orders" order={order.order_no} />
              </Cell>
              <Cell>{dateTime(order.created_at)}</Cell>
              <Cell>
                <OrderStatusMark status={order.status} />
              </Cell>
              <Cell>
                <PaymentStatusMark status={order.payment_status} kind={undefined} />
              </Cell>
              <Cell $number>{money(order.total, order.currency)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function Inquiries({ inquiries }: Pick<Told, 'inquiries'>) {
  const { t } = useTranslation('admin_customers');
  const stateOf = useQuoteState();
  const { dateTime } = useFormat();
  return (
    <TableFrame>
      <Table aria-label={t('newest_inquiries')}>
        <tbody>
          {inquiries.map((one) => (
            <tr key={one.inquiry_no}>
              <Cell>
                <NumberLink number={one.inquiry_no} tab="quotes" inquiry={one.inquiry_no} />
              </Cell>
              <Cell>{dateTime(one.created_at)}</Cell>
              <Cell>
                <QuoteStatusMark status={one.status} label={stateOf(one.status)} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
