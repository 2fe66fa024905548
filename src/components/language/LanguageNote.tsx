import { useTranslation } from 'react-i18next';
import { Message } from '#src/ui/Message.tsx';
import { useIsOwnLanguage } from './use-is-own-language.ts';

/** Says honestly that a text is shown in English, where there is no translation. */
export function LanguageNote({ language }: { language: string }) {
  const { t } = useTranslation();
  return useIsOwnLanguage()(language) ? null : <Message tone="info">{t('common:in_english')}</Message>;
}
