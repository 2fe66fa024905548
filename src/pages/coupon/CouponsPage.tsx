import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { entriesPerPage, readPage } from '#contract/listing/list-pages.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetCouponCenterQuery } from '#src/api/coupon.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { CouponList } from '#src/components/coupon/CouponFacts.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { OpenCoupon } from './OpenCoupon.tsx';

/** How many run out, and which are taken, changes by the minute. */
const fresh = 5;

/** The coupons that everybody may collect. */
export function Component() {
  const { t } = useTranslation('coupons');
  const [search] = useSearchParams();
  const query = { page: String(readPage(search, 'coupons')), page_size: String(entriesPerPage.coupons) };
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { currentData: data, error, refetch } = useGetCouponCenterQuery(query, { refetchOnMountOrArgChange: fresh });
  const title = t('center.title');
  return (
    <Place>
      <PageHead title={title} page={readPage(search, 'coupons')} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{t('center.lead')}</p>
      {isLoggedIn ? <RouteLink to={buildPath('user-coupon')}>{t('mine.title')}</RouteLink> : null}
      {error && !data ? <LoadError error={error} title={t('center.load_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="16rem" />}
      {data?.list.length === 0 ? (
        <EmptyState title={t('center.empty_title')} action={<ButtonLink to={buildPath('cart')}>{t('center.to_cart')}</ButtonLink>}>
          {t('center.empty_text')}
        </EmptyState>
      ) : null}
      {data && data.list.length > 0 ? (
        <CouponList aria-label={title}>
          {data.list.map((coupon) => (
            <OpenCoupon key={coupon.id} coupon={coupon} />
          ))}
        </CouponList>
      ) : null}
      {data ? <Pagination current={data.current_page} last={data.last_page} link={PageLink} /> : null}
    </Place>
  );
}

function PageLink({ page, ...link }: PageLinkProps) {
  return <RouteLink {...link} to={page === 1 ? buildPath('other-coupons') : `${buildPath('other-coupons')}?page=${page}`} />;
}

const Place = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  justify-items: start;
  padding-block: ${pageTop} ${theme.space['12']};
  > ul,
  > div {
    justify-self: stretch;
  }
`;
