/** Loads `locales/<language>/<namespace>.json` when a page needs it; English stands in where a language has no file or key. */
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { lists } from 'virtual:word-files';
import { wordLanguages, type WordLanguage } from '#contract/locale.ts';
import { loadNamed } from './named-file.ts';

/** Namespaces that every page has. */
const sharedWords = ['common', 'validation'] as const;

const source = wordLanguages[0];

/** The operator's texts by `namespace:key`, in the language on screen. */
const ownTexts = new WeakMap<I18n, Readonly<Record<string, string>>>();

/** The file of all calculators' titles and summaries. */
const toolList = 'tools';

/** Puts the operator's texts in the place of those of a file. A calculator's page has its title and summary in its own. */
function putOwnTexts(words: I18n, namespace: string): void {
  const starts = [`${namespace}:`, ...(namespace.startsWith('tool/') ? [`${toolList}:${namespace.slice('tool/'.length)}.`] : [])];
  for (const [name, text] of Object.entries(ownTexts.get(words) ?? {})) {
    const start = starts.find((one) => name.startsWith(one));
    if (start) words.addResource(words.language, namespace, name.slice(start.length), text, { silent: true });
  }
}

/** Speaks the operator's texts from now on, on screen too. */
export function speakOwnTexts(words: I18n, texts: Readonly<Record<string, string>>): void {
  ownTexts.set(words, texts);
  for (const namespace of Object.keys(words.getDataByLanguage(words.language) ?? {})) putOwnTexts(words, namespace);
  words.emit('languageChanged', words.language);
}

/** Fetches the list that namespaces of pages after the first are found in. */
export const loadWordList = async (words: I18n) => lists[words.language]?.();

/** Whether a language has a namespace, which is then loaded. */
async function loadOne(words: I18n, language: string, namespace: string): Promise<boolean> {
  if (words.hasResourceBundle(language, namespace)) return true;
  const texts = await fetchWords(language, namespace);
  if (texts) {
    words.addResourceBundle(language, namespace, texts);
    putOwnTexts(words, namespace);
  }
  return texts !== null;
}

type Texts = Record<string, unknown>;

/** Null where a language has no such file. */
async function fetchWords(language: string, namespace: string): Promise<Texts | null> {
  const named = loadNamed<{ default: Texts }>(`${language}/${namespace}`);
  if (named) return (await named).default;
  const list = await lists[language]?.();
  return (await list?.files[`./${namespace}.json`]?.()) ?? null;
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
export async function createWords(language: WordLanguage | 'keys'): Promise<I18n> {
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
