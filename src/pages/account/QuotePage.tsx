import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { quoteTabs } from '#contract/forms/account-lists.ts';
import { useGetUserInquiriesQuery } from '#src/api/quote.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { ListBody, ListHead } from './list-frame.ts';
import { NoQuotes } from './quotes/NoQuotes.tsx';
import { quoteListPath, readQuoteQuery } from '#contract/requests/quote-query.ts';
import { QuoteList } from './quotes/QuoteList.tsx';
import { QuotePages } from './quotes/QuotePages.tsx';
import { QuoteSearch } from './quotes/QuoteSearch.tsx';

/** Seconds after which a list that is opened again is asked for again: the shop may have answered. */
const fresh = 5;

/** Every request for prices of the account. */
export function Component() {
  const { t } = useTranslation(['quotes', 'common']);
  const { integer } = useFormat();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = readQuoteQuery(search);
  const { status = 'all' } = query;
  const { data, currentData, error, isFetching, refetch } = useGetUserInquiriesQuery(query, { refetchOnMountOrArgChange: fresh });
  const title = t('common:account.quotes');
  return (
    <AccountFrame>
      <PageHead title={title} index={false} />
      <ListHead>
        <h1 tabIndex={-1}>{title}</h1>
        <QuoteSearch key={query.keyword ?? ''} query={query} />
      </ListHead>
      <Tabs
        label={t('quotes:tabs')}
        active={status}
        tabs={quoteTabs.map((key) => ({
          key,
          label: data ? t('quotes:tab_count', { tab: t(`quotes:${key}`), number: integer(data.counts[key]) }) : t(`quotes:${key}`),
        }))}
        onChange={(next) => void navigate(quoteListPath({ ...query, status: next, page: '1' }), { preventScrollReset: true })}
      >
        <ListBody aria-busy={isFetching}>
          {error ? <LoadError error={error} title={t('quotes:load_failed')} onRetry={() => void refetch()} /> : null}
          {currentData || error ? null : <Skeleton $height="16rem" />}
          {currentData && !error ? (
            <>
              {currentData.list.length === 0 ? <NoQuotes query={query} total={currentData.counts.all} /> : null}
              {currentData.list.length > 0 ? <QuoteList quotes={currentData.list} label={title} /> : null}
              <QuotePages data={currentData} />
            </>
          ) : null}
        </ListBody>
      </Tabs>
    </AccountFrame>
  );
}
