/** Loads `locales/<language>/<namespace>.json` when a page needs it; English stands in where a language has no file or key. */
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { wordLanguages, type Words } from '#contract/locale.ts';

type Resource = Record<string, unknown>;
const files = import.meta.glob<Resource>(
  ['/locales/*/*.json', '/locales/*/tool/*.json', '!/locales/*/{address,document,server,error,mail,head,finding,trade}.json'],
  {
    import: 'default',
  },
);

/** Namespaces that every page has. */
export const sharedWords = ['common', 'validation'] as const;

const source = wordLanguages[0];

async function loadOne(words: I18n, language: string, namespace: string): Promise<void> {
  const load = files[`/locales/${language}/${namespace}.json`];
  if (!load || words.hasResourceBundle(language, namespace)) return;
  words.addResourceBundle(language, namespace, await load());
}

/** Loads namespaces for the language on screen; rejects when a file cannot be fetched. */
export async function loadWords(words: I18n, namespaces: readonly string[]): Promise<void> {
  const shown = words.language;
  const complete = import.meta.env.PROD; // while a translation is being written, English fills its gaps
  const languages = namespaces.flatMap((namespace) => {
    const own = files[`/locales/${shown}/${namespace}.json`] ? [[shown, namespace] as const] : [];
    return complete && own.length > 0 ? own : [...own, [source, namespace] as const];
  });
  await Promise.all(languages.map(([language, namespace]) => loadOne(words, language, namespace)));
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
