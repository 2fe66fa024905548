import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndOperatorSessionMutation, useGetOperatorSessionsQuery } from '#src/api/admin.ts';
import { SessionList } from '#src/components/sign-in/SessionList.tsx';
import { MeContext } from './me.ts';
import { Note, Stack } from './parts.ts';

/** What the person who is logged in sees of the own access: role, recovery codes left, and where else it is open. */
export function OwnAccess() {
  const { t } = useTranslation(['admin', 'security']);
  const me = use(MeContext);
  const query = useGetOperatorSessionsQuery();
  const [end, ending] = useEndOperatorSessionMutation();
  return (
    <Stack>
      {me ? <Note>{[me.name, me.email, t(`admin:roles.${me.role}`)].join(' · ')}</Note> : null}
      {me ? <Note>{t('admin:access.codes', { count: me.recovery_codes })}</Note> : null}
      <h2>{t('security:devices.title')}</h2>
      <SessionList query={query} end={end} ending={ending} />
    </Stack>
  );
}
