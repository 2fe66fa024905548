import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetUserCouponsQuery } from '#src/api/coupon.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { CouponList } from '#src/components/coupon/CouponFacts.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { theme } from '#src/ui/theme.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { AddCoupon } from './coupons/AddCoupon.tsx';
import { type CouponTab, couponsPath, couponTabs, readCouponQuery } from './coupons/coupon-path.ts';
import { HeldCoupon } from './coupons/HeldCoupon.tsx';

/** Seconds after which the list is asked for again: an order may have used one. */
const fresh = 5;

/** The coupons of the account: those that can be used, and those of the past. */
export function Component() {
  const { t } = useTranslation(['coupons', 'common']);
  const { integer } = useFormat();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { tab, page } = readCouponQuery(search);
  const { currentData: data, error, isFetching, refetch } = useGetUserCouponsQuery({ page }, { refetchOnMountOrArgChange: fresh });
  const title = t('coupons:mine.title');
  const totals = data && { current: data.coupon.total, old: data.couponOld.total };
  const shown = tab === 'old' ? data?.couponOld : data?.coupon;
  return (
    <AccountFrame>
      <PageHead title={title} index={false} />
      <h1 tabIndex={-1}>{title}</h1>
      <AddCoupon />
      <Tabs
        label={t('coupons:mine.tabs')}
        active={tab}
        tabs={couponTabs.map((key) => ({
          key,
          label: totals
            ? t('coupons:mine.tab_count', { tab: t(`coupons:mine.${key}`), number: integer(totals[key]) })
            : t(`coupons:mine.${key}`),
        }))}
        onChange={(next) => void navigate(couponsPath(next), { preventScrollReset: true })}
      >
        <Body aria-busy={isFetching}>
          {error && !data ? <LoadError error={error} title={t('coupons:mine.load_failed')} onRetry={() => void refetch()} /> : null}
          {data || error ? null : <Skeleton $height="16rem" />}
          {shown?.list.length === 0 ? <Nothing tab={tab} /> : null}
          {shown && shown.list.length > 0 ? (
            <CouponList aria-label={t(`coupons:mine.${tab}`)}>
              {shown.list.map((held) => (
                <HeldCoupon key={held.user_coupon_id} held={held} />
              ))}
            </CouponList>
          ) : null}
          {shown ? <Pagination current={shown.current_page} last={shown.last_page} link={PageLink} /> : null}
        </Body>
      </Tabs>
    </AccountFrame>
  );
}

function Nothing({ tab }: { tab: CouponTab }) {
  const { t } = useTranslation('coupons');
  if (tab === 'old') return <EmptyState title={t('mine.old_empty')} />;
  return (
    <EmptyState title={t('mine.empty_title')} action={<ButtonLink to={buildPath('other-coupons')}>{t('mine.find')}</ButtonLink>}>
      {t('mine.empty_text')}
    </EmptyState>
  );
}

function PageLink({ page, ...link }: PageLinkProps) {
  const [search] = useSearchParams();
  return <RouteLink {...link} to={couponsPath(readCouponQuery(search).tab, page)} />;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  padding-block-start: ${theme.space['4']};
`;
