import { useTranslation } from 'react-i18next';
import type { CompanyFacts, ShownSettings } from '#contract/api/admin-settings.ts';
import { Fields } from '#src/pages/admin/shared/parts.ts';
import { usePartForm } from './settings-form.ts';
import { SettingsField } from './SettingsField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SocialList } from './SocialList.tsx';

const longest = { company: 100, address: 300, email: 254, phone: 30, tax_id: 30, hours: 100, directions: 600 } as const;

/** What the shop tells about the company. */
export function SettingsCompany({ settings }: { settings: ShownSettings }) {
  const { t } = useTranslation('settings');
  const form = usePartForm<CompanyFacts>({
    part: 'company',
    settings,
    draftOf: ({ site }) => site,
    requestOf: (site) => ({ site }),
  });
  const { draft, theirs, put, errorAt } = form;
  const field = (name: keyof typeof longest) => ({
    label: t(`company.${name}`),
    value: draft[name],
    maxLength: longest[name],
    error: errorAt(`site.${name}`),
    theirs: theirs[name],
    onText: (text: string) => put({ [name]: text }),
  });
  return (
    <SettingsForm heading={t('company.heading')} hint={t('company.hint')} save={t('company.save')} form={form}>
      <Fields>
        <SettingsField {...field('company')} />
        <SettingsField {...field('tax_id')} />
      </Fields>
      <SettingsField {...field('address')} rows={3} />
      <Fields>
        <SettingsField {...field('email')} type="email" />
        <SettingsField {...field('phone')} type="tel" />
        <SettingsField {...field('hours')} />
      </Fields>
      <SettingsField {...field('directions')} rows={2} />
      <SocialList list={draft.social} theirs={theirs.social} errorAt={errorAt} onChange={(social) => put({ social })} />
    </SettingsForm>
  );
}
