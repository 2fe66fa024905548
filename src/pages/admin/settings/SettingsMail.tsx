import { useTranslation } from 'react-i18next';
import type { MailSender, ShownSettings } from '#contract/api/admin/settings.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { Fields } from '#src/pages/admin/shared/parts.ts';
import { usePartForm } from './settings-form.ts';

/** Whom the shop's mails are from. */
export function SettingsMail({ settings }: { settings: ShownSettings }) {
  const { t } = useTranslation('settings');
  const form = usePartForm<MailSender>({
    part: 'mail',
    settings,
    draftOf: ({ mail_from }) => mail_from,
    // Both together: they are one setting.
    requestOf: (_changed, _issues, draft) => ({ mail_from: draft }),
  });
  const { draft, theirs, put, errorAt } = form;
  return (
    <DraftForm scope="settings" heading={t('mail.heading')} hint={t('mail.hint')} save={t('mail.save')} form={form}>
      <Fields>
        <DraftField
          label={t('mail.name')}
          value={draft.name}
          maxLength={100}
          error={errorAt('mail_from.name')}
          theirs={theirs.name}
          onText={(name) => put({ name })}
        />
        <DraftField
          label={t('mail.address')}
          value={draft.address}
          maxLength={254}
          type="email"
          error={errorAt('mail_from.address')}
          theirs={theirs.address}
          onText={(address) => put({ address })}
        />
      </Fields>
      <p>
        <RouteLink to={adminPath({ tab: 'mails' })}>{t('mail.test')}</RouteLink>
      </p>
    </DraftForm>
  );
}
