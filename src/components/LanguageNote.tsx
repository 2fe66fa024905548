import { useTranslation } from 'react-i18next';
import { Message } from '#src/ui/Message.tsx';

/** Says honestly that a text is shown in English, where there is no translation; of several texts, once for all. */
export function LanguageNote({ language }: { language: string | readonly string[] }) {
  const { t, i18n } = useTranslation();
  const own = i18n.language.split('-')[0];
  const isOwn = [language].flat().every((one) => one.split('-')[0] === own);
  return isOwn ? null : <Message tone="info">{t('common:in_english')}</Message>;
}
