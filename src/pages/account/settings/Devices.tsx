import { useTranslation } from 'react-i18next';
import { useEndSessionMutation, useGetSessionsQuery } from '#src/api/account-change.ts';
import { SessionList } from '#src/components/sign-in/SessionList.tsx';
import { Panel } from '#src/ui/panel.ts';
import { SettingText } from './setting-style.ts';

/** Where the account is signed in, and the way to end that from here. */
export function Devices() {
  const { t } = useTranslation('security');
  const query = useGetSessionsQuery();
  const [end, ending] = useEndSessionMutation();
  return (
    <Panel aria-labelledby="devices">
      <h2 id="devices">{t('devices.title')}</h2>
      <SettingText>{t('devices.lead')}</SettingText>
      <SessionList query={query} end={end} ending={ending} />
    </Panel>
  );
}
