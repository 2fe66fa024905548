import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { WebhookEvent, WebhookInfo } from '#contract/api/admin/webhook.ts';
import { adminCache } from '#src/api/admin/admin.ts';
import { useGetWebhookLogQuery, useReplayWebhookMutation } from '#src/api/admin/webhook.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { useAppDispatch } from '#src/store/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** What was never tried is sent within seconds: how often its answer is looked for. */
const beat = 2000;

/** What an address was told, the newest first. */
export function WebhookLog({ hook: { id, url } }: { hook: WebhookInfo }) {
  const { t } = useTranslation('admin_webhooks');
  const [search] = useSearchParams();
  const { page } = readAdminQuery(search);
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useGetWebhookLogQuery({ id, page }, { pollingInterval: isOpen ? beat : 0 });
  const dispatch = useAppDispatch();
  // Once nothing new waits any more, the counts beside the address are asked for again.
  useEffect(() => (isOpen ? () => void dispatch(adminCache.invalidateTags(['Operator'])) : undefined), [isOpen, dispatch]);
  const isNewWaiting = data?.list.some(({ status, tries }) => status === 'waiting' && tries === 0) ?? false;
  if (isNewWaiting !== isOpen) setOpen(isNewWaiting);
  const title = t('log_of', { url });
  return (
    <>
      <h3>{title}</h3>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="12rem" />}
      {data?.list.length === 0 ? <Note>{t('log_none')}</Note> : null}
      {data && data.list.length > 0 ? (
        <>
          <TableFrame role="group" aria-label={title} tabIndex={0}>
            <Table>
              <thead>
                <tr>
                  <HeadCell>{t('event')}</HeadCell>
                  <HeadCell>{t('at')}</HeadCell>
                  <HeadCell>{t('state')}</HeadCell>
                  <HeadCell>{t('answer')}</HeadCell>
                  <HeadCell>
                    <VisuallyHidden>{t('replay')}</VisuallyHidden>
                  </HeadCell>
                </tr>
              </thead>
              <tbody>
                {data.list.map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </tbody>
            </Table>
          </TableFrame>
          <ListPages data={data} />
        </>
      ) : null}
    </>
  );
}

const tones = { waiting: 'info', sent: 'good', failed: 'stopped' } as const;

function EventRow({ event: { id, type, body, at, status, answer } }: { event: WebhookEvent }) {
  const { t } = useTranslation('admin_webhooks');
  const { dateTime } = useFormat();
  const step = useStep();
  const [replay] = useReplayWebhookMutation();
  return (
    <tr>
      <Cell>
        <details>
          <summary>{type}</summary>
          <Note as="code">{body}</Note>
        </details>
      </Cell>
      <Cell>{dateTime(at)}</Cell>
      <Cell>
        <StatusMark tone={tones[status]}>{t(`status.${status}`)}</StatusMark>
      </Cell>
      <Cell>{answer ?? '–'}</Cell>
      <Cell>
        <Trouble step={step} />
        {status === 'waiting' ? null : (
          <Button
            size="small"
            busy={step.isBusy}
            onClick={() => void step.run(() => replay({ event: id, idempotencyKey: crypto.randomUUID() }))}
          >
            {t('replay')}
          </Button>
        )}
      </Cell>
    </tr>
  );
}
