import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeyLimit } from '#contract/api/api-key.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetApiKeysQuery } from '#src/api/account-change.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { ApiKeyList } from './ApiKeyList.tsx';
import { NewApiKey } from './NewApiKey.tsx';
import { SettingText } from './setting-style.ts';

/** Keys with which the customer's own programs call the shop. */
export function ApiKeys() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useGetApiKeysQuery();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const keys = data?.list ?? [];
  return (
    <Panel aria-labelledby="api-keys">
      <h2 id="api-keys">{t('keys.title')}</h2>
      <SettingText>
        {t('keys.lead')} <RouteLink to={buildPath('about-api')}>{t('keys.reference')}</RouteLink>
      </SettingText>
      {error && !data ? <LoadError error={error} title={t('keys.failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="4rem" />}
      {made === null ? null : <NewApiKey apiKey={made} onDone={() => setMade(null)} />}
      {keys.length > 0 ? <ApiKeyList keys={keys} /> : null}
      {isOpen ? (
        <ApiKeyForm
          onLeave={() => setOpen(false)}
          onMade={(key) => {
            setMade(key);
            setOpen(false);
          }}
        />
      ) : null}
      {data && !isOpen ? (
        keys.length < apiKeyLimit ? (
          <Button onClick={() => setOpen(true)}>{t('keys.add')}</Button>
        ) : (
          <p>{t('keys.full', { count: apiKeyLimit })}</p>
        )
      ) : null}
    </Panel>
  );
}
