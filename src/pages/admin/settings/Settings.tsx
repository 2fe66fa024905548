import { useGetSettingsQuery } from '#src/api/admin/settings.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
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

/** What the operator sets about company and trade. */
export function Settings() {
  const { data, error, refetch } = useGetSettingsQuery();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="20rem" />;
  return (
    <NoticeContext value={tellNothing}>
      <Stack>
        <SettingsCompany settings={data} />
        <SettingsPayment settings={data} />
        <SettingsMail settings={data} />
        <SettingsFeatures settings={data} />
        <SettingsShipping settings={data} />
        <SettingsCarriers settings={data} />
        <SettingsTax settings={data} />
        <SettingsRates settings={data} />
        <SettingsHistory />
      </Stack>
    </NoticeContext>
  );
}
