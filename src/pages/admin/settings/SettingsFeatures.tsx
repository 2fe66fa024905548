import { useTranslation } from 'react-i18next';
import { type ShownSettings, type SwitchedFeature, switchedFeatures } from '#contract/api/admin/settings.ts';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { usePartForm } from './settings-form.ts';
import { Switches } from './Switches.tsx';

/** What the shop offers beside its parts. */
export function SettingsFeatures({ settings }: { settings: ShownSettings }) {
  const { t } = useTranslation('settings');
  const form = usePartForm<{ on: SwitchedFeature[] }>({
    part: 'features',
    settings,
    draftOf: ({ features }) => ({ on: switchedFeatures.filter((name) => features[name]) }),
    requestOf: ({ on }) => ({ features: on && onOrOff(on) }),
  });
  const { draft, theirs, put } = form;
  return (
    <DraftForm scope="settings" heading={t('features.heading')} hint={t('features.hint')} save={t('features.save')} form={form}>
      <Switches
        heading={t('features.offered')}
        options={switchedFeatures.map((value) => ({ value, label: t(`features.${value}`) }))}
        chosen={draft.on}
        theirs={theirs.on}
        onChange={(on) => put({ on })}
      />
    </DraftForm>
  );
}

function onOrOff(on: readonly SwitchedFeature[]): ShownSettings['features'] {
  return Object.fromEntries(switchedFeatures.map((name) => [name, on.includes(name)])) as ShownSettings['features']; // one for each
}
