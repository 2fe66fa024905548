import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getUserInquiries } from '#contract/api/quote.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import type { PageLinkProps } from '#src/ui/Pagination.tsx';
import { quoteListPath, readQuoteQuery } from '#contract/requests/quote-query.ts';
import { ShownPages } from '#src/pages/account/ShownPages.tsx';

/** Which quotes are shown, and the other pages. */
export function QuotePages({ data }: { data: ResponseOf<typeof getUserInquiries> }) {
  const { t } = useTranslation('quotes');
  return <ShownPages data={data} words={(numbers) => t('shown', numbers)} link={PageLink} />;
}

function PageLink({ page, ...link }: PageLinkProps) {
  const [search] = useSearchParams();
  return <RouteLink {...link} to={quoteListPath({ ...readQuoteQuery(search), page: String(page) })} />;
}
