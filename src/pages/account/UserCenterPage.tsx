import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getCenter } from '#contract/api/account.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { late } from '#src/components/late/late.tsx';
import { useGetCenterQuery } from '#src/api/account.ts';
import { RecentQuotes } from './quotes/RecentQuotes.tsx';
import { SavedLists } from '#src/components/bom/SavedLists.tsx';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { DueNote } from './orders/DueNote.tsx';
import { OrderCounts } from './orders/OrderCounts.tsx';
import { OrderList } from './orders/OrderList.tsx';

const Settings = late(async () => (await import('./settings/SettingsSection.tsx')).SettingsSection);

const Choices = late(async () => (await import('./bom-choices/ChoicesSection.tsx')).ChoicesSection);

const Calculations = late(async () => (await import('./calculations/CalculationsSection.tsx')).CalculationsSection);

const Reviews = late(async () => (await import('./reviews/ReviewsSection.tsx')).ReviewsSection);

const Approvals = late(async () => (await import('./approvals/ApprovalsSection.tsx')).ApprovalsSection);

/** Parts of the account beside the overview, by the address. */
const sections: Readonly<Partial<Record<string, typeof Settings>>> = {
  settings: Settings,
  reviews: Reviews,
  choices: Choices,
  calculations: Calculations,
  approvals: Approvals,
};

/** Seconds after which the page asks again when it is opened again: the shop may have moved an order on. */
const fresh = 5;

/** Where an account begins: what is due next, the latest orders, and who it belongs to. */
export function Component() {
  const [search] = useSearchParams();
  const hasReviews = useAppSelector(selectConfig)?.features.reviews;
  const section = search.get('section');
  const Section = section === null || (section === 'reviews' && hasReviews === false) ? undefined : sections[section];
  if (!Section) return <OverviewPage />;
  return <Section waiting={<Skeleton $height="24rem" />} />;
}

function OverviewPage() {
  const { t } = useTranslation(['user_center', 'common']);
  const { data, error, refetch } = useGetCenterQuery(undefined, { refetchOnMountOrArgChange: fresh });
  const title = t('common:account.overview');
  return (
    <AccountFrame>
      <PageHead title={title} index={false} />
      <h1 tabIndex={-1}>{title}</h1>
      {error && !data ? <LoadError error={error} title={t('user_center:load_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="24rem" />}
      {data ? <Overview center={data} /> : null}
    </AccountFrame>
  );
}

function Overview({ center: { counts, recent_orders: orders, recent_quotes: quotes } }: { center: ResponseOf<typeof getCenter> }) {
  const { t } = useTranslation(['user_center', 'orders']);
  return (
    <>
      <DueNote orders={orders} />
      <OrderCounts counts={counts} />
      <section>
        <Head>
          <h2>{t('recent')}</h2>
          {orders.length > 0 ? <RouteLink to={buildPath('user-order')}>{t('all_orders')}</RouteLink> : null}
        </Head>
        {orders.length > 0 ? (
          <OrderList orders={orders} label={t('recent')} />
        ) : (
          <EmptyState title={t('orders:empty_title')} action={<ButtonLink to={buildPath('product')}>{t('orders:find_parts')}</ButtonLink>}>
            {t('orders:empty_text')}
          </EmptyState>
        )}
      </section>
      <RecentQuotes quotes={quotes} />
      <SavedLists />
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['4']};
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${theme.space['2']};
`;
