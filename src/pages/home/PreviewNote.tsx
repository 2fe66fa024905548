import { useTranslation } from 'react-i18next';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Message } from '#src/ui/Message.tsx';

/** Says that the page is not what visitors see. */
export function PreviewNote() {
  return (
    <WithWords names={['site']}>
      <Note />
    </WithWords>
  );
}

function Note() {
  const { t } = useTranslation('site');
  return (
    <Message tone="info">
      <p>{t('home.preview_note')}</p>
    </Message>
  );
}
