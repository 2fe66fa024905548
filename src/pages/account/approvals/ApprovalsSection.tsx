import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { ApprovalSummary } from '#contract/api/approval.ts';
import { useGetApprovalsQuery } from '#src/api/approval.ts';
import { approvalsPath } from '#src/components/account/approvals-path.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { AccountFrame } from '#src/pages/account/AccountFrame.tsx';
import { MovedTitle } from '#src/pages/account/MovedTitle.tsx';
import { ApprovalState } from './ApprovalState.tsx';
import { OneApproval } from './OneApproval.tsx';

/** Orders that wait for approval or were decided on: the own ones, and for an approver those of the company. */
export function ApprovalsSection() {
  const [search] = useSearchParams();
  const id = search.get('approval');
  return (
    <AccountFrame>
      <WithWords names={['approvals', 'order_summary']} fallback={<Skeleton $height="24rem" />}>
        {id === null ? <List page={Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)} /> : <OneApproval key={id} id={id} />}
      </WithWords>
    </AccountFrame>
  );
}

function List({ page }: { page: number }) {
  const { t } = useTranslation('approvals');
  const { data, error, refetch } = useGetApprovalsQuery({ page: String(page) }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHead title={t('title')} index={false} />
      <MovedTitle>{t('title')}</MovedTitle>
      {error && !data ? <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="16rem" />}
      {data?.total === 0 ? <EmptyState title={t('none_title')}>{t('none_text')}</EmptyState> : null}
      {data && data.total > 0 ? (
        <>
          <ul aria-label={t('title')}>
            {data.list.map((one) => (
              <Row key={one.id} approval={one} />
            ))}
          </ul>
          <Pagination current={data.current_page} last={data.last_page} link={PageLink} />
        </>
      ) : null}
    </>
  );
}

function Row({ approval: { id, status, asked_at, expires_at, asked_by: by, is_own, currency, total } }: { approval: ApprovalSummary }) {
  const { t } = useTranslation('approvals');
  const { date, money } = useFormat();
  const until = status === 'waiting' ? t('until', { date: date(expires_at) }) : '';
  return (
    <Line>
      <div>
        <RouteLink to={approvalsPath({ approval: id })}>{is_own ? t('own_order') : t('order_of', { name: by.name || by.email })}</RouteLink>
        <small>{[t('asked', { date: date(asked_at) }), until].filter(Boolean).join('\u00a0· ')}</small>
      </div>
      <div>
        <b>{money(total, currency)}</b>
        <ApprovalState status={status} />
      </div>
    </Line>
  );
}

function PageLink({ page, ...link }: PageLinkProps) {
  return <RouteLink {...link} to={approvalsPath({ page })} />;
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['4']};
  justify-content: space-between;
  padding-block: ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  font: ${theme.type.dense};
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b,
  small {
    display: block;
  }
  small {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.small};
  }
`;
