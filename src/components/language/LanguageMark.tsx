import { useTranslation } from 'react-i18next';
import { Tag } from '#src/ui/panel.ts';
import { useIsOwnLanguage } from './use-is-own-language.ts';

/** Stands beside a title in English on a page of another language. */
export function LanguageMark({ language }: { language: string }) {
  const { t, i18n } = useTranslation();
  return useIsOwnLanguage()(language) ? null : <Tag lang={i18n.language}>{t('common:english')}</Tag>;
}
