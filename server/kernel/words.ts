/** WordLanguage the server says, from the same files as the app: `locales/<lang>/<namespace>.json`, with the operator's own in their place. */
import { createInstance } from 'i18next';
import { type Locale, type WordLanguage, wordLanguages } from '#contract/locale.ts';
import { shippedFile, shippedText } from './shipped-words.ts';

const [source] = wordLanguages;

const speaker = createInstance();
await speaker.init({
  lng: source,
  fallbackLng: source,
  supportedLngs: [...wordLanguages],
  ns: [],
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});

function load(language: WordLanguage, namespace: string): void {
  if (speaker.hasResourceBundle(language, namespace)) return;
  speaker.addResourceBundle(language, namespace, structuredClone(shippedFile(language, namespace)));
}

/** Keys of the operator's texts that are spoken now, by language. */
const spoken = new Map<WordLanguage, Readonly<Record<string, string>>>();

/** Speaks the operator's texts of a language, by `namespace:key`, from now on; those that they have taken back are as they came with the shop. */
export function speakOwnTexts(language: WordLanguage, texts: Readonly<Record<string, string>>): void {
  const put = (name: string, text: string | null) => {
    const [namespace = '', key = ''] = name.split(':');
    load(language, namespace);
    if (text !== null) speaker.addResource(language, namespace, key, text);
  };
  for (const name of Object.keys(spoken.get(language) ?? {})) {
    const [namespace = '', key = ''] = name.split(':');
    if (!Object.hasOwn(texts, name)) put(name, shippedText(language, namespace, key));
  }
  for (const [name, text] of Object.entries(texts)) put(name, text);
  spoken.set(language, texts);
}

/** The operator's texts of a namespace that are spoken now, by key. */
export function ownTextsOf(language: WordLanguage, namespace: string): Record<string, string> {
  const start = `${namespace}:`;
  const own = Object.entries(spoken.get(language) ?? {});
  return Object.fromEntries(own.flatMap(([name, text]) => (name.startsWith(start) ? [[name.slice(start.length), text]] : [])));
}

/** As `words`, but with these texts of the operator, whatever theirs are now: what was written once reads the same for ever. */
export function wordsWith(language: WordLanguage, namespace: string, own: Readonly<Record<string, string>>): Say {
  const resources = Object.fromEntries(
    [source, language].map((one) => [one, { [namespace]: structuredClone(shippedFile(one, namespace)) }]),
  );
  const writer = createInstance();
  void writer.init({
    lng: language,
    fallbackLng: source,
    ns: [namespace],
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  for (const [key, text] of Object.entries(own)) writer.addResource(language, namespace, key, text);
  const say = writer.getFixedT(language, namespace);
  return (key, values = {}) => say(key, values);
}

export type Say = (key: string, values?: Record<string, unknown>) => string;

/** Speaks one namespace in one language; what is missing is said in English. */
export function words(language: WordLanguage, namespace: string): Say {
  load(source, namespace);
  load(language, namespace);
  const say = speaker.getFixedT(language, namespace);
  return (key, values = {}) => say(key, values);
}

/** The keys at the top of a namespace. */
export function wordKeys(namespace: string): string[] {
  return Object.keys(shippedFile(source, namespace));
}

/** One text by `namespace:key` in the language of a locale. */
export function serverText(locale: Locale, key: `${string}:${string}`, values?: Record<string, unknown>): string {
  const [namespace = ''] = key.split(':', 1);
  return words(locale.words, namespace)(key.slice(namespace.length + 1), values);
}
