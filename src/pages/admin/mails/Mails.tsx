import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type AdminMail, mailStates } from '#contract/api/admin/mail.ts';
import { useGetMailsQuery, useRetryMailMutation } from '#src/api/admin/mail.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Cell } from '#src/ui/table.ts';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListTable } from '#src/pages/admin/shared/ListTable.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Stack } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { MailPreview } from './MailPreview.tsx';
import { PaperPreview } from './PaperPreview.tsx';
import { TestMail } from './TestMail.tsx';

/** The mails of the last days with what became of them, a test, and how each kind reads. */
export function Mails() {
  const { t } = useTranslation('admin_mails');
  const [search] = useSearchParams();
  const { state, keyword, page } = readAdminQuery(search);
  const mayChange = useMayChange();
  const query = useGetMailsQuery({ state: mailStates.find((one) => one === state), keyword, page });
  return (
    <Stack>
      <Note>{t('hint')}</Note>
      {query.currentData?.has_server === false ? <Message tone="warning">{t('no_server')}</Message> : null}
      {mayChange('settings') ? <TestMail hasServer={query.currentData?.has_server !== false} /> : null}
      <ListTable
        tab="mails"
        word={t('word')}
        states={mailStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        query={query}
        columns={[{ title: t('when') }, { title: t('recipient') }, { title: t('subject') }, { title: t('state') }]}
        renderRow={(mail) => <MailRow key={mail.id} mail={mail} mayChange={mayChange('settings')} />}
      />
      <MailPreview />
      <WithWords names={['order']}>
        <PaperPreview />
      </WithWords>
    </Stack>
  );
}

function MailRow({ mail, mayChange }: { mail: AdminMail; mayChange: boolean }) {
  const { t } = useTranslation('admin_mails');
  const { dateTime } = useFormat();
  const step = useStep();
  const [retry] = useRetryMailMutation();
  const { id, state, reason, next_try_at: next } = mail;
  return (
    <tr>
      <Cell>{dateTime(mail.created_at)}</Cell>
      <Cell>{mail.recipient}</Cell>
      <Cell>{mail.subject}</Cell>
      <Cell>
        {t(`states.${state}`)}
        {next === null ? null : <div>{t('next', { at: dateTime(next) })}</div>}
        {reason === null || state === 'sent' ? null : <Note>{reason}</Note>}
        <Trouble step={step} />
        {mayChange && reason !== null && state !== 'sent' ? (
          <Button
            busy={step.isBusy}
            aria-label={t('retry_named', { subject: mail.subject })}
            onClick={() => void step.run(() => retry({ id, idempotencyKey: crypto.randomUUID() }))}
          >
            {t('retry')}
          </Button>
        ) : null}
      </Cell>
    </tr>
  );
}
