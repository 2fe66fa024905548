import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getCenter } from '#contract/api/account.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useAsksQuotes } from '#src/components/quote/use-asks-quotes.ts';
import { useFormat } from '#src/i18n/format.ts';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { media, theme } from '#src/ui/theme.ts';
import { couponsPath } from '#src/pages/account/coupons/coupon-path.ts';
import { orderListPath } from '#contract/requests/order-query.ts';
import { quoteListPath } from '#contract/requests/quote-query.ts';
import { reviewsPath } from '#src/pages/account/reviews/reviews-path.ts';

/** How many orders wait for whom, and what else is there to use; each number leads to them. */
export function OrderCounts({ counts }: { counts: ResponseOf<typeof getCenter>['counts'] }) {
  const { t } = useTranslation(['user_center', 'orders']);
  const { integer } = useFormat();
  const features = useAppSelector(selectConfig)?.features;
  const asksQuotes = useAsksQuotes();
  const tiles = [
    { tab: 'unpaid', count: counts.pending_payment },
    { tab: 'processing', count: counts.to_ship },
    { tab: 'shipped', count: counts.shipped },
  ] as const;
  return (
    <Tiles aria-label={t('counts')}>
      {tiles.map(({ tab, count }) => (
        <li key={tab}>
          <RouteLink to={orderListPath({ status: tab })}>
            <b>{integer(count)}</b> {t(`orders:${tab}`)}
          </RouteLink>
        </li>
      ))}
      {asksQuotes || counts.quotes_open > 0 ? (
        <li>
          <RouteLink to={quoteListPath({ status: 'open' })}>
            <b>{integer(counts.quotes_open)}</b> {t('quotes_open')}
          </RouteLink>
        </li>
      ) : null}
      {features?.reviews ? (
        <li>
          <RouteLink to={reviewsPath()}>
            <b>{integer(counts.to_review)}</b> {t('to_review')}
          </RouteLink>
        </li>
      ) : null}
      {features?.coupons === false ? null : (
        <li>
          <RouteLink to={couponsPath('current')}>
            <b>{integer(counts.coupons)}</b> {t('coupons')}
          </RouteLink>
        </li>
      )}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  }
  a {
    display: flex;
    gap: ${theme.space['3']};
    align-items: baseline;
    height: 100%;
    padding: ${theme.space['3']} ${theme.space['4']};
    border: ${theme.border.hairline} solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.panel};
    background: ${theme.color.bg.raised};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
  }
  a:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
  b {
    font: ${theme.type.h2};
  }
`;
