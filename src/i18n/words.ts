/** Loads `locales/<language>/<namespace>.json` when a page needs it; English stands in where a language has no file or key. */
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { lists } from 'virtual:word-files';
import { wordLanguages, type Words } from '#contract/locale.ts';

/** Namespaces that every page has. */
export const sharedWords = ['common', 'validation'] as const;

const source = wordLanguages[0];

/** Whether a language has a namespace, which is then loaded. */
async function loadOne(words: I18n, language: string, namespace: string): Promise<boolean> {
  if (words.hasResourceBundle(language, namespace)) return true;
  const list = await lists[language]?.();
  const load = list?.files[`./${namespace}.json`];
  if (load) words.addResourceBundle(language, namespace, await load());
  return load !== undefined;
}

/** Loads namespaces for the language on screen; rejects when a file cannot be fetched. */
export async function loadWords(words: I18n, namespaces: readonly string[]): Promise<void> {
  const complete = import.meta.env.PROD; // while a translation is being written, English fills its gaps
  const loads = namespaces.map(async (namespace) => {
    const isThere = await loadOne(words, words.language, namespace);
    if (!isThere || !complete) await loadOne(words, source, namespace);
  });
  await Promise.all(loads);
}

/** Starts i18next for one language with the shared namespaces loaded. `keys` as language shows the keys instead of words. */
export async function createWords(language: Words | 'keys'): Promise<I18n> {
  const words = createInstance();
  await words.use(initReactI18next).init({
    lng: language === 'keys' ? 'cimode' : language,
    fallbackLng: source,
    ns: [...sharedWords],
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  await loadWords(words, sharedWords);
  return words;
}
