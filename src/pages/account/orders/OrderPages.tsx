import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getUserOrders } from '#contract/api/account.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import type { PageLinkProps } from '#src/ui/Pagination.tsx';
import { orderListPath, readOrderQuery } from '#contract/requests/order-query.ts';
import { ShownPages } from '#src/pages/account/ShownPages.tsx';

/** Which orders are shown, and the other pages. */
export function OrderPages({ data }: { data: ResponseOf<typeof getUserOrders> }) {
  const { t } = useTranslation('orders');
  return <ShownPages data={data} words={(numbers) => t('shown', numbers)} link={PageLink} />;
}

function PageLink({ page, ...link }: PageLinkProps) {
  const [search] = useSearchParams();
  return <RouteLink {...link} to={orderListPath({ ...readOrderQuery(search), page: String(page) })} />;
}
