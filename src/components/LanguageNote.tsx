import { useTranslation } from 'react-i18next';
import { Message } from '#src/ui/Message.tsx';

/** Says honestly that a text is shown in English, where there is no translation. */
export function LanguageNote({ language }: { language: string }) {
  const { t, i18n } = useTranslation();
  const isOwn = i18n.language.split('-')[0] === language.split('-')[0];
  return isOwn ? null : <Message tone="info">{t('common:in_english')}</Message>;
}
