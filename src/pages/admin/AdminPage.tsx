import type { i18n as I18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { useGetOperatorMeQuery, useOperatorLogOutMutation } from '#src/api/admin/admin.ts';
import { keepOperatorSession, readOperatorSession, watchOperatorSession } from '#src/api/operator-session.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Button } from '#src/ui/Button.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { readAdminQuery, readInvite, readOwner } from '#src/pages/admin/shared/admin-path.ts';
import { FactorGate } from '#src/pages/admin/shared/factor-gate.tsx';
import { LogIn } from '#src/pages/admin/access/LogIn.tsx';
import { MeContext } from '#src/pages/admin/shared/me.ts';
import { AdminAreas } from './AdminAreas.tsx';
import { screenAt } from './screens.ts';

const FirstOwner = late(async () => (await import('#src/pages/admin/access/FirstOwner.tsx')).FirstOwner);

const Invitation = late(async () => (await import('#src/pages/admin/access/Invitation.tsx')).Invitation);

/** Has the screen that the address names on its way while the store is asked who is here; the page does not wait for it. */
export async function loadFiles({ search, words }: { search: URLSearchParams; words: I18n }): Promise<void> {
  const { tab, view } = readAdminQuery(search);
  if (readOperatorSession() !== null) screenAt(tab, view).fetch(words);
}

/** Where the shop is run, by people who have logged in. */
export function Component() {
  const { t } = useTranslation('admin');
  const session = useSyncExternalStore(watchOperatorSession, readOperatorSession);
  const { hash } = useLocation();
  const invite = readInvite(hash);
  const owner = readOwner(hash);
  const isIn = session !== null && invite === null && owner === null;
  return (
    <Frame $wide>
      <PageHead title={t('title')} index={false} />
      <Head>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {isIn ? <LogOut /> : null}
      </Head>
      {isIn ? <LoggedIn key={session} /> : null}
      {!isIn && invite === null && owner === null ? <LogIn /> : null}
      {owner === null ? null : <FirstOwner waiting={<Skeleton $height="20rem" />} key={owner} token={owner} />}
      {invite === null ? null : <Invitation waiting={<Skeleton $height="20rem" />} key={invite} token={invite} />}
    </Frame>
  );
}

function LogOut() {
  const { t } = useTranslation('admin');
  const [leave, { isLoading }] = useOperatorLogOutMutation();
  const end = async () => {
    await leave();
    // Gone from here whatever the store said; there it ends by itself soon.
    keepOperatorSession(null);
  };
  return (
    <Button busy={isLoading} onClick={() => void end()}>
      {t('login.out')}
    </Button>
  );
}

function LoggedIn() {
  const { data, error, refetch } = useGetOperatorMeQuery();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="20rem" />;
  return (
    <MeContext value={data}>
      <FactorGate>
        <AdminAreas me={data} />
      </FactorGate>
    </MeContext>
  );
}

const Frame = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  padding-block: ${pageTop} ${theme.space['8']};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space['3']};
`;
