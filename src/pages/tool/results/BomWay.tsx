import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { Message } from '#src/ui/Message.tsx';

/** The way from a board to what its parts cost. */
export function BomWay() {
  const { t } = useTranslation('tool');
  return (
    <Message tone="info" action={<ButtonLink to={buildPath('other-bom')}>{t('bom_open')}</ButtonLink>}>
      {t('bom_text')}
    </Message>
  );
}
