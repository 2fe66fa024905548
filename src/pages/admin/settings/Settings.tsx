import { useTranslation } from 'react-i18next';
import { useGetSettingsQuery } from '#src/api/admin/settings.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { OnThisPage } from '#src/pages/admin/OnThisPage.tsx';
import { NoticeContext } from '#src/pages/admin/shared/notice.ts';
import { Stack } from '#src/pages/admin/shared/parts.ts';
import { SettingsCarriers } from './SettingsCarriers.tsx';
import { SettingsCompany } from './SettingsCompany.tsx';
import { SettingsFeatures } from './SettingsFeatures.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import { SettingsMail } from './SettingsMail.tsx';
import { SettingsPayment } from './SettingsPayment.tsx';
import { SettingsRates } from './SettingsRates.tsx';
import { SettingsShipping } from './SettingsShipping.tsx';
import { SettingsTax } from './SettingsTax.tsx';

/** Each form tells itself what others have changed. */
const tellNothing = () => {};

const forms = {
  company: SettingsCompany,
  payment: SettingsPayment,
  mail: SettingsMail,
  features: SettingsFeatures,
  shipping: SettingsShipping,
  carriers: SettingsCarriers,
  tax: SettingsTax,
  rates: SettingsRates,
} as const;
const names = ['company', 'payment', 'mail', 'features', 'shipping', 'carriers', 'tax', 'rates'] as const satisfies (keyof typeof forms)[];

/** What the operator sets about company and trade. */
export function Settings() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useGetSettingsQuery();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="20rem" />;
  return (
    <NoticeContext value={tellNothing}>
      <Stack>
        <OnThisPage parts={names.map((name) => ({ id: name, heading: t(`${name}.heading`) }))} />
        {names.map((name) => {
          const Form = forms[name];
          return (
            <div key={name} id={name}>
              <Form settings={data} />
            </div>
          );
        })}
        <SettingsHistory />
      </Stack>
    </NoticeContext>
  );
}
