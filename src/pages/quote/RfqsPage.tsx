import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RfqLine as Line } from '#contract/api/cart.ts';
import { decimalText } from '#contract/money.ts';
import { useAddToRfqListMutation, useGetRfqListQuery, useRemoveFromRfqListMutation } from '#src/api/cart.ts';
import { late } from '#src/components/late/late.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { keepAccessKey } from '#src/components/order/order-access.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { selectCurrency } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Message } from '#src/ui/Message.tsx';
import { PageFrame, RailColumns, PageIntro } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { useToast } from '#src/ui/toast-context.ts';
import { AddParts } from './AddParts.tsx';
import { HowQuotesWork } from './HowQuotesWork.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { RfqLine } from './RfqLine.tsx';
import type { Sent } from './use-inquiry-form.ts';

const SentInquiry = late(async () => (await import('./SentInquiry.tsx')).SentInquiry);

/** Seconds in which what opened the page is not asked for again. */
const fresh = 5;

/** Parts to ask a price for, and who asks. */
export function Component() {
  const { t, i18n } = useTranslation('rfq');
  const [sent, setSent] = useState<Sent | null>(null);
  // Not needed to draw the page, and there before anybody has filled in the form.
  useEffect(() => SentInquiry.fetch(i18n), [i18n]);
  const finish = (answer: Sent) => {
    if (answer.access_key !== null) keepAccessKey(answer.inquiry.inquiry_no, answer.access_key, localStorage);
    setSent(answer);
    window.scrollTo(0, 0);
  };
  return (
    <PageFrame>
      {sent ? (
        <SentInquiry waiting={<Skeleton $height="20rem" />} sent={sent} onBack={() => setSent(null)} />
      ) : (
        <>
          <PageHead title={t('list.title')} />
          <PageIntro>
            <h1 tabIndex={-1}>{t('list.title')}</h1>
            <p>{t('list.lead')}</p>
          </PageIntro>
          <QuoteList onSent={finish} />
        </>
      )}
    </PageFrame>
  );
}

function QuoteList({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation('rfq');
  const { data, error, refetch } = useGetRfqListQuery({}, { refetchOnMountOrArgChange: fresh });
  const currency = useAppSelector(selectCurrency) ?? '';
  const { remove, hasFailed } = useRemove();
  const lines = data?.list ?? [];
  const isEmpty = data !== undefined && lines.length === 0;
  return (
    <RailColumns>
      <Main>
        {error ? <LoadError error={error} title={t('list.load_failed')} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <Skeleton $height="16rem" />}
        {isEmpty ? (
          <>
            <EmptyState title={t('list.empty_title')}>{t('list.empty_text')}</EmptyState>
            <HowQuotesWork />
          </>
        ) : null}
        {hasFailed ? (
          <Message tone="danger" role="alert">
            {t('line.failed')}
          </Message>
        ) : null}
        {lines.length > 0 ? (
          <ul aria-label={t('list.title')}>
            {lines.map((line) => (
              <RfqLine key={line.line_id} line={line} currency={currency} onRemove={() => void remove(line)} />
            ))}
          </ul>
        ) : null}
        <AddParts />
      </Main>
      <InquiryForm isEmpty={isEmpty} onSent={onSent} />
    </RailColumns>
  );
}

/** Takes a line off the list; the toast puts it back. */
function useRemove() {
  const { t } = useTranslation('rfq');
  const toast = useToast();
  const [post, { isError }] = useRemoveFromRfqListMutation();
  const [putBack] = useAddToRfqListMutation();
  const remove = async (line: Line) => {
    const { data } = await post({ line_ids: [line.line_id] });
    if (data) toast({ text: t('line.removed', { mpn: line.mpn }), undo: () => void putBack({ items: [itemOf(line)] }) });
  };
  return { remove, hasFailed: isError };
}

function itemOf({ sku, mpn, manufacturer, quantity, target_unit_micros: target, currency, needed_by, note }: Line) {
  return {
    ...(sku === null ? { mpn, ...(manufacturer !== null && { manufacturer }) } : { sku }),
    quantity,
    ...(target !== null && { target_price: decimalText(target, 6), currency: currency as 'EUR' }), // listed currencies only
    ...(needed_by !== null && { needed_by }),
    ...(note !== null && { note }),
  };
}

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  min-width: 0;
`;
