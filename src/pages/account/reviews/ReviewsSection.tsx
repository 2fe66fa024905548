import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { Ratable } from '#contract/api/review.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetUserCommentsQuery } from '#src/api/review.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RateButton } from '#src/components/review/RateButton.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { orderPath } from '#src/components/order/order-path.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { AccountFrame } from '#src/pages/account/AccountFrame.tsx';
import { MovedTitle } from '#src/pages/account/MovedTitle.tsx';
import { reviewsPath } from './reviews-path.ts';
import { WrittenComment } from './WrittenComment.tsx';

/** What the account wrote about parts, and what waits for its rating. */
export function ReviewsSection() {
  return (
    <AccountFrame>
      <WithWords names={['review']} fallback={<Skeleton $height="24rem" />}>
        <Content />
      </WithWords>
    </AccountFrame>
  );
}

function Content() {
  const { t } = useTranslation('review');
  const [search] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  const { currentData: data, error, refetch } = useGetUserCommentsQuery({ page }, { refetchOnMountOrArgChange: true });
  const isEmpty = data !== undefined && data.total === 0 && data.to_rate.length === 0;
  return (
    <>
      <PageHead title={t('mine.title')} index={false} />
      <MovedTitle>{t('mine.title')}</MovedTitle>
      {error && !data ? <LoadError error={error} title={t('mine.load_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="16rem" />}
      {isEmpty ? (
        <EmptyState title={t('mine.none_title')} action={<ButtonLink to={buildPath('user-order')}>{t('mine.orders')}</ButtonLink>}>
          {t('mine.none_text')}
        </EmptyState>
      ) : null}
      {data && data.to_rate.length > 0 ? <ToRate lines={data.to_rate} /> : null}
      {data && data.total > 0 ? (
        <section aria-labelledby="written">
          <h2 id="written">{t('mine.written')}</h2>
          <List>
            {data.list.map((comment) => (
              <WrittenComment key={comment.id} comment={comment} />
            ))}
          </List>
          <Pagination current={data.current_page} last={data.last_page} link={PageLink} />
        </section>
      ) : null}
    </>
  );
}

function PageLink({ page, ...link }: PageLinkProps) {
  return <RouteLink {...link} to={reviewsPath(page)} />;
}

function ToRate({ lines }: { lines: readonly Ratable[] }) {
  const { t } = useTranslation('review');
  return (
    <section aria-labelledby="to-rate">
      <h2 id="to-rate">{t('mine.to_rate')}</h2>
      <List>
        {lines.map(({ order_no, line_id, mpn, manufacturer, product_web_url }) => (
          <li key={line_id}>
            <Line>
              <span>
                <RouteLink to={buildPath('product-web_url', { web_url: product_web_url })}>
                  <PartNumber>{mpn}</PartNumber>
                </RouteLink>{' '}
                <small>
                  {manufacturer} ·{' '}
                  <RouteLink to={orderPath('order-orderDetail', order_no, null)}>{t('mine.order', { number: order_no })}</RouteLink>
                </small>
              </span>
              <RateButton line={{ order_no, line_id, mpn, isRated: false }} />
            </Line>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  margin-block-end: ${theme.space['6']};
  small {
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
  > li {
    padding-block: ${theme.space['3']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['4']};
  align-items: center;
  justify-content: space-between;
`;
