import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { quoteStatuses } from '#contract/api/quote.ts';
import { useGetAdminInquiriesQuery } from '#src/api/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { QuoteStatusMark } from '#src/components/quote/QuoteStatusMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { adminPath, readAdminQuery } from './admin-path.ts';
import { ListFilter } from './ListFilter.tsx';
import { ListPages } from './ListPages.tsx';

/** Requests for prices, newest first. */
export function InquiryTable() {
  const { t } = useTranslation(['admin', 'quote']);
  const { dateTime, integer } = useFormat();
  const [search] = useSearchParams();
  const { quoteStatus: status, keyword, page } = readAdminQuery(search);
  const { currentData: data, error, refetch } = useGetAdminInquiriesQuery({ status, keyword, page });
  const states = quoteStatuses.map((one) => ({ value: one, label: t(`quote:status.${one}`) }));
  return (
    <>
      <ListFilter tab="quotes" states={[{ value: '', label: t('admin:filter.all') }, ...states]} hasKeyword />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && data.list.length > 0 ? (
        <TableFrame>
          <Table>
            <caption>
              <VisuallyHidden>{t('admin:tabs.quotes')}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <HeadCell>{t('admin:quotes.number')}</HeadCell>
                <HeadCell>{t('admin:quotes.received')}</HeadCell>
                <HeadCell>{t('admin:orders.customer')}</HeadCell>
                <HeadCell>{t('admin:filter.state')}</HeadCell>
                <HeadCell>{t('admin:quotes.parts')}</HeadCell>
                <HeadCell $number>{t('admin:quotes.answered')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {data.list.map((inquiry) => (
                <tr key={inquiry.inquiry_no}>
                  <Cell>
                    <RouteLink to={adminPath({ tab: 'quotes', inquiry: inquiry.inquiry_no })}>{inquiry.inquiry_no}</RouteLink>
                  </Cell>
                  <Cell>{dateTime(inquiry.created_at)}</Cell>
                  <Cell>{inquiry.customer}</Cell>
                  <Cell>
                    <QuoteStatusMark status={inquiry.status} />
                  </Cell>
                  <Cell>{inquiry.mpns.join(', ')}</Cell>
                  <Cell $number>{t('admin:quotes.of', { done: integer(inquiry.quoted_count), all: integer(inquiry.line_count) })}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      ) : null}
      {data ? <ListPages data={data} /> : null}
    </>
  );
}
