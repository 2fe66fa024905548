import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { quoteStatuses } from '#contract/api/quote.ts';
import { useGetAdminInquiriesQuery } from '#src/api/admin/admin.ts';
import { QuoteStatusMark } from '#src/components/quote/QuoteStatusMark.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Cell } from '#src/ui/table.ts';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListTable } from '#src/pages/admin/shared/ListTable.tsx';
import { NumberLink } from '#src/pages/admin/shared/NumberLink.tsx';
import { useQuoteState } from './use-quote-state.ts';

/** Requests for prices, newest first. */
export function InquiryTable() {
  const { t } = useTranslation(['admin_quotes', 'admin']);
  const stateOf = useQuoteState();
  const { dateTime, integer } = useFormat();
  const [search] = useSearchParams();
  const { quoteStatus: status, keyword, page } = readAdminQuery(search);
  const query = useGetAdminInquiriesQuery({ status, keyword, page });
  return (
    <ListTable
      tab="quotes"
      word={t('admin_quotes:word')}
      states={quoteStatuses.map((one) => ({ value: one, label: stateOf(one) }))}
      query={query}
      columns={[
        { title: t('admin_quotes:quotes.number') },
        { title: t('admin_quotes:quotes.received') },
        { title: t('admin:orders.customer') },
        { title: t('admin:filter.state') },
        { title: t('admin_quotes:quotes.parts') },
        { title: t('admin_quotes:quotes.answered'), isNumber: true },
      ]}
      renderRow={(inquiry) => (
        <tr key={inquiry.inquiry_no}>
          <Cell>
            <NumberLink number={inquiry.inquiry_no} tab="quotes" inquiry={inquiry.inquiry_no} />
          </Cell>
          <Cell>{dateTime(inquiry.created_at)}</Cell>
          <Cell>{inquiry.customer}</Cell>
          <Cell>
            <QuoteStatusMark status={inquiry.status} label={stateOf(inquiry.status)} />
          </Cell>
          <Cell>{inquiry.mpns.join(', ')}</Cell>
          <Cell $number>{t('admin_quotes:quotes.of', { done: integer(inquiry.quoted_count), all: integer(inquiry.line_count) })}</Cell>
        </tr>
      )}
    />
  );
}
