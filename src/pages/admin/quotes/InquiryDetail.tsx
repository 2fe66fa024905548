import { useTranslation } from 'react-i18next';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import { personName } from '#contract/person-name.ts';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useGetAdminInquiryQuery, useReviewInquiryMutation } from '#src/api/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { QuoteStatusMark } from '#src/components/quote/QuoteStatusMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { MessageForm } from './MessageForm.tsx';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** One request for prices: what was asked, the answer, and what both sides wrote. */
export function InquiryDetail({ number }: { number: string }) {
  const { t } = useTranslation('admin');
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
  const { t } = useTranslation('admin');
  const { dateTime, unitPrice, integer } = useFormat();
  const step = useStep();
  const [review] = useReviewInquiryMutation();
  const { contact, inquiry_no } = inquiry;
  const who = [contact.company, personName(contact), contact.country, contact.email, contact.phone];
  const mayChange = useMayChange()('quotes');
  const isOpen = mayChange && answerable.includes(inquiry.status);
  return (
    <>
      <Row>
        <h2>
          <Unbroken text={inquiry_no} />
        </h2>
        <QuoteStatusMark status={inquiry.status} />
      </Row>
      <Note>{[who.filter(Boolean).join(', '), inquiry.note].filter(Boolean).join('\n')}</Note>
      {inquiry.files.map(({ file_id, url, name }) => (
        <a key={file_id} href={url} download>
          {name}
        </a>
      ))}
      <Trouble step={step} />
      {mayChange && (inquiry.status === 'submitted' || inquiry.status === 'expired') ? (
        <Row>
          <Button busy={step.isBusy} onClick={() => void step.run(() => review({ inquiry_no }))}>
            {t('quotes.review')}
          </Button>
        </Row>
      ) : null}
      {isOpen ? <AnswerForm inquiry={inquiry} /> : null}
      {isOpen
        ? null
        : inquiry.lines.map(({ line_id, mpn, quotes, information }) => (
            <Note key={line_id}>
              {[
                mpn,
                ...quotes.map(
                  ({ sku, quantity, unit_micros }) => `${sku} · ${integer(quantity)} · ${unitPrice(unit_micros, inquiry.currency)}`,
                ),
                ...information.map(
                  ({ mpn: other, manufacturer, quantity, unit_micros }) =>
                    `${[other, manufacturer].filter(Boolean).join(', ')} (${t('answer.information')}) · ${integer(quantity)} · ${unitPrice(unit_micros, inquiry.currency)}`,
                ),
              ].join('\n')}
            </Note>
          ))}
      <h3>{t('quotes.messages')}</h3>
      {inquiry.messages.length === 0 ? <Note>{t('quotes.no_messages')}</Note> : null}
      {inquiry.messages.map(({ at, from, text }) => (
        <Note key={at}>{`${dateTime(at)} · ${t(`actor.${from === 'shop' ? 'operator' : 'customer'}`)}\n${text}`}</Note>
      ))}
      {mayChange ? <MessageForm number={inquiry_no} /> : null}
    </>
  );
}
