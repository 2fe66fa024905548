import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useCopyQuoteMutation, useGetAdminInquiryQuery, useReviewInquiryMutation } from '#src/api/admin/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { QuoteStatusMark } from '#src/components/quote/QuoteStatusMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { InquiryAsker } from './InquiryAsker.tsx';
import { InquiryHistory } from './InquiryHistory.tsx';
import { MessageForm } from './MessageForm.tsx';
import { SentPrices } from './SentPrices.tsx';
import { useQuoteState } from './use-quote-state.ts';

/** One request for prices: what was asked, the answer, and what both sides wrote. */
export function InquiryDetail({ number }: { number: string }) {
  const { t } = useTranslation('admin_quotes');
  const { data, error, refetch } = useGetAdminInquiryQuery({ inquiry_no: number });
  return (
    <Stack>
      <p>
        <RouteLink to={adminPath({ tab: 'quotes' })}>{t('quotes.back')}</RouteLink>
      </p>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Shown inquiry={data} /> : error ? null : <Skeleton $height="20rem" />}
    </Stack>
  );
}

const answerable: readonly ShopInquiry['status'][] = ['submitted', 'in_review', 'revision_requested'];

function Shown({ inquiry }: { inquiry: ShopInquiry }) {
  const { t } = useTranslation(['admin_quotes', 'admin']);
  const { dateTime } = useFormat();
  const stateOf = useQuoteState();
  const mayChange = useMayChange()('quotes');
  const isOpen = mayChange && answerable.includes(inquiry.status);
  return (
    <>
      <Row>
        <h2>
          <Unbroken text={inquiry.inquiry_no} />
        </h2>
        <QuoteStatusMark status={inquiry.status} label={stateOf(inquiry.status)} />
      </Row>
      <InquiryAsker inquiry={inquiry} />
      {mayChange ? <Steps inquiry={inquiry} /> : null}
      {isOpen ? <AnswerForm inquiry={inquiry} /> : <SentPrices inquiry={inquiry} />}
      <h3>{t('admin_quotes:quotes.messages')}</h3>
      {inquiry.messages.length === 0 ? <Note>{t('admin_quotes:quotes.no_messages')}</Note> : null}
      {inquiry.messages.map(({ at, from, text }) => (
        <Note key={`${at} ${from}`}>{`${dateTime(at)} · ${t(`admin:actor.${from === 'shop' ? 'operator' : 'customer'}`)}\n${text}`}</Note>
      ))}
      {mayChange ? <MessageForm number={inquiry.inquiry_no} /> : null}
      <InquiryHistory inquiry={inquiry} />
    </>
  );
}

function Steps({ inquiry: { inquiry_no, status } }: { inquiry: ShopInquiry }) {
  const { t } = useTranslation('admin_quotes');
  const step = useStep();
  const navigate = useNavigate();
  const [review] = useReviewInquiryMutation();
  const [copy] = useCopyQuoteMutation();
  const openCopy = async () => {
    const answer = await copy({ inquiry_no, idempotencyKey: crypto.randomUUID() });
    if (answer.data) void navigate(adminPath({ tab: 'quotes', inquiry: answer.data.inquiry_no }));
    return answer;
  };
  return (
    <>
      <Trouble step={step} />
      <Row>
        {status === 'submitted' || status === 'expired' ? (
          <Button busy={step.isBusy} onClick={() => void step.run(() => review({ inquiry_no }))}>
            {t('quotes.review')}
          </Button>
        ) : null}
        <Button busy={step.isBusy} onClick={() => void step.run(openCopy)}>
          {t('quotes.copy')}
        </Button>
      </Row>
    </>
  );
}
