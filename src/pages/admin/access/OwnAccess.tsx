import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndOperatorSessionMutation, useGetOperatorSessionsQuery } from '#src/api/admin/admin.ts';
import { SessionList } from '#src/components/sign-in/SessionList.tsx';
import { MeContext } from '#src/pages/admin/shared/me.ts';
import { OwnApp } from './OwnApp.tsx';
import { OwnCodes } from './OwnCodes.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { Note, Part, Stack } from '#src/pages/admin/shared/parts.ts';
import { Passkeys } from './Passkeys.tsx';

/** What the person who is logged in sees and changes of the own access: ways to log in, and where else it is open. */
export function OwnAccess() {
  const { t } = useTranslation(['admin', 'security']);
  const me = use(MeContext);
  const query = useGetOperatorSessionsQuery();
  const [end, ending] = useEndOperatorSessionMutation();
  return (
    <Stack>
      {me ? <Note>{[me.name, me.email, t(`admin:roles.${me.role}`)].join(' · ')}</Note> : null}
      <Part>
        <Passkeys />
      </Part>
      <Part>
        <OwnPassword />
      </Part>
      <Part>
        <OwnApp />
      </Part>
      <Part>
        <OwnCodes />
      </Part>
      <Part>
        <h2>{t('security:devices.title')}</h2>
        <SessionList query={query} end={end} ending={ending} />
      </Part>
    </Stack>
  );
}
