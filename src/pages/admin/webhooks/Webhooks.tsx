import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGetWebhooksQuery } from '#src/api/admin/webhook.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Note, Stack } from '#src/pages/admin/shared/parts.ts';
import { OneWebhook } from './OneWebhook.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookLog } from './WebhookLog.tsx';

interface WebhooksProps {
  /** Shows a secret once. */
  onMade: (made: { name: string; secret: string }) => void;
}

/** Addresses that are told what happens in the shop, and the log of the one that the page's address names. */
export function Webhooks({ onMade }: WebhooksProps) {
  const { t } = useTranslation('admin_webhooks');
  const [search] = useSearchParams();
  const { data, error, refetch } = useGetWebhooksQuery();
  const shown = data?.list.find(({ id }) => id === search.get('webhook'));
  return (
    <Stack>
      <h2>{t('heading')}</h2>
      <Note>{t('hint')}</Note>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="6rem" />}
      {data?.list.length === 0 ? <Note>{t('none')}</Note> : null}
      {data?.list.map((hook) => (
        <OneWebhook key={hook.id} hook={hook} />
      ))}
      {shown ? <WebhookLog key={shown.id} hook={shown} /> : null}
      <WebhookForm onMade={onMade} />
    </Stack>
  );
}
