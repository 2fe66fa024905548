import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getUserInquiries } from '#contract/api/quote.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';
import { PageRow } from './list-frame.ts';
import { quoteListPath, readQuoteQuery } from './quote-query.ts';

/** Which quotes are shown, and the other pages. */
export function QuotePages({ data }: { data: ResponseOf<typeof getUserInquiries> }) {
  const { t } = useTranslation('quote');
  const { integer } = useFormat();
  const { list, total, current_page: current, last_page: last, page_size: size } = data;
  if (list.length === 0) return null;
  const first = (current - 1) * size + 1;
  return (
    <PageRow>
      <p>{t('mine.shown', { from: integer(first), to: integer(first + list.length - 1), number: integer(total), count: total })}</p>
      <Pagination current={current} last={last} link={PageLink} />
    </PageRow>
  );
}

function PageLink({ page, ...link }: PageLinkProps) {
  const [search] = useSearchParams();
  return <RouteLink {...link} to={quoteListPath({ ...readQuoteQuery(search), page: String(page) })} />;
}
