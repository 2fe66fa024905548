import { useTranslation } from 'react-i18next';
import { late } from '#src/components/late/late.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectUser } from '#src/store/user-selectors.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AccountFrame } from '#src/pages/account/AccountFrame.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { MovedTitle } from '#src/pages/account/MovedTitle.tsx';
import { OwnData } from './OwnData.tsx';
import { Profile } from './Profile.tsx';

const Devices = late(async () => (await import('./Devices.tsx')).Devices, ['security']);

/** Who the account belongs to, how it is reached, who may act for it, and what the shop keeps of it. */
export function SettingsSection() {
  return (
    <AccountFrame>
      <WithWords names={['account', 'user']} fallback={<Skeleton $height="24rem" />}>
        <Content />
      </WithWords>
    </AccountFrame>
  );
}

function Content() {
  const { t } = useTranslation('account');
  const user = useAppSelector(selectUser);
  const hasKeys = useAppSelector(selectConfig)?.features.api_keys ?? false;
  return (
    <>
      <PageHead title={t('title')} index={false} />
      <MovedTitle>{t('title')}</MovedTitle>
      {user ? (
        <>
          <Profile user={user} />
          <ChangeEmail user={user} />
          <Devices waiting={<Skeleton $height="12rem" />} />
          {hasKeys ? <ApiKeys /> : null}
          <OwnData />
        </>
      ) : (
        <Skeleton $height="24rem" />
      )}
    </>
  );
}
