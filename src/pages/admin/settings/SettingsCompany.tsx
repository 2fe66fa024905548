import { useTranslation } from 'react-i18next';
import type { CompanyFacts, ShownSettings } from '#contract/api/admin/settings.ts';
import { Fields } from '#src/pages/admin/shared/parts.ts';
import { usePartForm } from './settings-form.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
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
    <DraftForm scope="settings" heading={t('company.heading')} hint={t('company.hint')} save={t('company.save')} form={form}>
      <Fields>
        <DraftField {...field('company')} />
        <DraftField {...field('tax_id')} />
      </Fields>
      <DraftField {...field('address')} rows={3} />
      <Fields>
        <DraftField {...field('email')} type="email" />
        <DraftField {...field('phone')} type="tel" />
        <DraftField {...field('hours')} />
      </Fields>
      <DraftField {...field('directions')} rows={2} />
      <SocialList list={draft.social} theirs={theirs.social} errorAt={errorAt} onChange={(social) => put({ social })} />
    </DraftForm>
  );
}
