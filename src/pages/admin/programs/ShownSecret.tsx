import { useTranslation } from 'react-i18next';
import { ShownOnce } from '#src/pages/admin/shared/ShownOnce.tsx';

interface ShownSecretProps {
  made: { name: string; secret: string };
  onDone: () => void;
}

/** A secret that was just made: shown this once. */
export function ShownSecret({ made: { name, secret }, onDone }: ShownSecretProps) {
  const { t } = useTranslation('admin_programs');
  return (
    <ShownOnce
      title={t('secret.title', { name })}
      lead={t('secret.lead')}
      text={secret}
      copyLabel={t('secret.copy')}
      hideLabel={t('secret.hide')}
      onDone={onDone}
    />
  );
}
