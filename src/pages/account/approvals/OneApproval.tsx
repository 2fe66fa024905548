import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ShownApproval } from '#contract/api/approval.ts';
import type { ShortageChoice } from '#contract/api/checkout.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useGetApprovalQuery } from '#src/api/approval.ts';
import { approvalsPath } from '#src/components/account/approvals-path.ts';
import { AddressText } from '#src/components/address/AddressText.tsx';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { orderPath } from '#src/components/order/order-path.ts';
import { TotalsList } from '#src/components/order/TotalsList.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { MovedTitle } from '#src/pages/account/MovedTitle.tsx';
import { ApprovalAnswer } from './ApprovalAnswer.tsx';
import { ApprovalChanges } from './ApprovalChanges.tsx';
import { ApprovalLines } from './ApprovalLines.tsx';
import { ApprovalState } from './ApprovalState.tsx';

/** One order for approval: as it was asked for, what it would be now, and what the reader may do with it. */
export function OneApproval({ id }: { id: string }) {
  const { t } = useTranslation('approvals');
  const [shortage, setShortage] = useState<ShortageChoice | null>(null);
  const query = useGetApprovalQuery({ id, ...(shortage && { shortage }) }, { refetchOnMountOrArgChange: true });
  const data = query.currentData ?? query.data;
  const isGone = isApiError(query.error) && query.error.code === 'not_found';
  const title = data ? titleOf(data) : null;
  const heading = title ? t(title.word, { name: title.name }) : t('title');
  return (
    <>
      <PageHead title={heading} index={false} />
      <RouteLink to={approvalsPath()}>{t('back')}</RouteLink>
      <MovedTitle state={data?.status}>{heading}</MovedTitle>
      {isGone ? <p>{t('gone')}</p> : null}
      {query.error && !data && !isGone ? (
        <LoadError error={query.error} title={t('load_failed')} onRetry={() => void query.refetch()} />
      ) : null}
      {data || query.error ? null : <Skeleton $height="24rem" />}
      {data && !isGone ? (
        <Shown
          approval={data}
          shortage={shortage}
          isCurrent={!query.isFetching}
          onChoose={setShortage}
          onStale={() => void query.refetch()}
        />
      ) : null}
    </>
  );
}

function titleOf({ is_own: isOwn, asked_by: by }: ShownApproval): { word: 'own_order' | 'order_of'; name: string } {
  return { word: isOwn ? 'own_order' : 'order_of', name: by.name || by.email };
}

interface ShownProps {
  approval: ShownApproval;
  shortage: ShortageChoice | null;
  /** What is shown is not being asked anew. */
  isCurrent: boolean;
  onChoose: (choice: ShortageChoice) => void;
  onStale: () => void;
}

function Shown({ approval, ...rest }: ShownProps) {
  const { t } = useTranslation('approvals');
  const { date } = useFormat();
  const { status, now } = approval;
  const facts = [
    t('asked', { date: date(approval.asked_at) }),
    status === 'waiting' ? t('until', { date: date(approval.expires_at) }) : '',
    approval.is_own ? '' : approval.asked_by.email,
  ];
  return (
    <>
      <p>
        <ApprovalState status={status} /> <Small>{facts.filter(Boolean).join('\u00a0· ')}</Small>
      </p>
      {approval.reason === null ? null : (
        <Message tone="warning" title={t('reason')}>
          {approval.reason}
        </Message>
      )}
      {approval.order_no === null ? null : <Placed orderNo={approval.order_no} isOwn={approval.is_own} />}
      {now ? <ApprovalChanges approval={approval} now={now} /> : null}
      <ApprovalLines approval={approval} />
      <Totals>
        <TotalsList totals={now?.totals ?? approval.totals} />
      </Totals>
      <Facts>
        <section>
          <h2>{t('ship_to')}</h2>
          <AddressText address={approval.shipping_address} />
        </section>
        <section>
          <h2>{t('bill_to')}</h2>
          <AddressText address={approval.billing_address} />
        </section>
        <section>
          <h2>{t('delivery')}</h2>
          <p>{approval.shipping.name}</p>
          <p>{approval.payment.name}</p>
          {approval.po_number === null ? null : <p>{t('po_number', { number: approval.po_number })}</p>}
          {approval.customer_note === null ? null : <p>{t('note', { note: approval.customer_note })}</p>}
        </section>
      </Facts>
      <ApprovalAnswer approval={approval} {...rest} />
    </>
  );
}

function Placed({ orderNo, isOwn }: { orderNo: string; isOwn: boolean }) {
  const { t } = useTranslation('approvals');
  return (
    <Message
      tone="success"
      action={isOwn ? <ButtonLink to={orderPath('order-orderDetail', orderNo, null)}>{t('open_order')}</ButtonLink> : undefined}
    >
      {t('placed', { order_no: orderNo })}
    </Message>
  );
}

const Small = styled.small`
  color: ${theme.color.text.tertiary};
`;

const Totals = styled.div`
  max-width: 26.25rem;
`;

const Facts = styled.div`
  display: grid;
  gap: ${theme.space['5']};
  overflow-wrap: anywhere;
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  h2 {
    font: ${theme.type.h3};
  }
`;
