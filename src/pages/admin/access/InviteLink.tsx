import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/format.ts';
import { inviteLink } from '#src/pages/admin/shared/admin-path.ts';
import { ShownOnce } from '#src/pages/admin/shared/ShownOnce.tsx';

export interface Handed {
  name: string;
  token: string;
  expires_at: string;
}

/** A link that was just made, for the owner to hand on: shown this once. */
export function InviteLink({ handed: { name, token, expires_at: end }, onDone }: { handed: Handed; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  return (
    <ShownOnce
      title={t('people.link_title', { name })}
      lead={t('people.link_lead', { end: dateTime(end) })}
      text={inviteLink(token)}
      copyLabel={t('people.copy_link')}
      hideLabel={t('people.hide_link')}
      onDone={onDone}
    />
  );
}
