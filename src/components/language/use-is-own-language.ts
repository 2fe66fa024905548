import { useTranslation } from 'react-i18next';

/** Whether a text, by the BCP 47 tag of its language, is in the language of the page. */
export function useIsOwnLanguage(): (tag: string) => boolean {
  const { i18n } = useTranslation();
  const own = i18n.language.split('-')[0];
  return (tag) => tag.split('-')[0] === own;
}
