import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type AdminFeedback, feedbackStates } from '#contract/api/feedback.ts';
import { personName } from '#contract/person-name.ts';
import { useAnswerFeedbackMutation, useGetAdminFeedbackQuery } from '#src/api/admin/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListFilter } from '#src/pages/admin/shared/ListFilter.tsx';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** What people have written to the shop. */
export function Messages() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const { state, page } = readAdminQuery(search);
  const status = feedbackStates.find((one) => one === state) ?? 'open';
  const { currentData: data, error, refetch } = useGetAdminFeedbackQuery({ status, page });
  const states = feedbackStates.map((one) => ({ value: one === 'open' ? '' : one, label: t(`messages.${one}`) }));
  return (
    <>
      <ListFilter tab="messages" states={states} />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="12rem" />}
      {data?.list.map((message) => (
        <Item key={message.feedback_no} message={message} />
      ))}
      {data ? <ListPages data={data} /> : null}
    </>
  );
}

function Item({ message }: { message: AdminFeedback }) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const step = useStep();
  const mayChange = useMayChange()('content');
  const [answer] = useAnswerFeedbackMutation();
  const [isReplying, setReplying] = useState(false);
  const { feedback_no } = message;
  const who = [personName(message), message.company, message.email, message.phone, message.order_no];
  return (
    <StepForm as="article" aria-label={feedback_no}>
      <h3>{message.subject}</h3>
      <Note>{[feedback_no, t(`types.${message.type}`), dateTime(message.created_at), ...who].filter(Boolean).join(' · ')}</Note>
      <Note as="p">{message.content}</Note>
      {message.files.map(({ file_id, url, name }) => (
        <a key={file_id} href={url} download>
          {name}
        </a>
      ))}
      {message.reply ? <Note>{`${dateTime(message.reply.at)} · ${t('actor.operator')}: ${message.reply.text}`}</Note> : null}
      <Trouble step={step} />
      {message.status === 'closed' || !mayChange ? null : (
        <Row>
          <Button onClick={() => setReplying(!isReplying)} aria-expanded={isReplying}>
            {t('moderation.reply')}
          </Button>
          <Button busy={step.isBusy} onClick={() => void step.run(() => answer({ feedback_no, action: 'close' }))}>
            {t('messages.close')}
          </Button>
        </Row>
      )}
      {isReplying ? (
        <ReplyForm
          send={(text) => answer({ feedback_no, action: 'reply', text, idempotencyKey: crypto.randomUUID() })}
          onDone={() => setReplying(false)}
        />
      ) : null}
    </StepForm>
  );
}
