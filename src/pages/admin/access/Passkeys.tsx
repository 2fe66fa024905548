import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { mostPasskeys, type OwnPasskey } from '#contract/api/admin/access.ts';
import { useGetPasskeysQuery, useRemovePasskeyMutation } from '#src/api/admin/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** The person's passkeys, each under its name, and the way to another. */
export function Passkeys() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useGetPasskeysQuery();
  return (
    <>
      <h2>{t('passkey.title')}</h2>
      <Note>{t('passkey.lead')}</Note>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="4rem" />}
      {data?.list.length === 0 ? <Note>{t('passkey.none')}</Note> : null}
      <List aria-label={t('passkey.title')}>
        {data?.list.map((passkey) => (
          <Passkey key={passkey.id} passkey={passkey} />
        ))}
      </List>
      {data && data.list.length >= mostPasskeys ? <Note>{t('passkey.full')}</Note> : <AddPasskey />}
    </>
  );
}

function Passkey({ passkey: { id, name, last_used_at: used } }: { passkey: OwnPasskey }) {
  const { t } = useTranslation(['admin', 'security']);
  const { dateTime } = useFormat();
  const step = useStep();
  const send = use(FactorContext);
  const [remove] = useRemovePasskeyMutation();
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <Note as="small">{used === null ? t('admin:passkey.never') : t('security:devices.used', { used: dateTime(used) })}</Note>
      </div>
      <Asked
        label={t('admin:passkey.remove')}
        title={t('admin:passkey.remove_named', { name })}
        isBusy={step.isBusy}
        onSure={() => void step.run(() => send(() => remove({ id })))}
      />
      <Trouble step={step} />
    </li>
  );
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['3']};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space['3']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
  strong {
    overflow-wrap: anywhere;
  }
  small {
    display: block;
  }
`;
