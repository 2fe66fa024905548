/** Words the server says, from the same files as the app: `locales/<lang>/<namespace>.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { type Locale, type Words, wordLanguages } from '#contract/locale.ts';

const folder = new URL('../locales/', import.meta.url);
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

function load(language: Words, namespace: string): void {
  if (speaker.hasResourceBundle(language, namespace)) return;
  const file = new URL(`${language}/${namespace}.json`, folder);
  const texts: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  speaker.addResourceBundle(language, namespace, texts);
}

export type Say = (key: string, values?: Record<string, unknown>) => string;

/** Speaks one namespace in one language; what is missing is said in English. */
export function words(language: Words, namespace: string): Say {
  load(source, namespace);
  load(language, namespace);
  const say = speaker.getFixedT(language, namespace);
  return (key, values = {}) => say(key, values);
}

/** The keys at the top of a namespace. */
export function wordKeys(namespace: string): string[] {
  load(source, namespace);
  return Object.keys(speaker.getResourceBundle(source, namespace) as object); // loaded the line before
}

/** One text by `namespace:key` in the language of a locale. */
export function serverText(locale: Locale, key: `${string}:${string}`, values?: Record<string, unknown>): string {
  const [namespace = ''] = key.split(':', 1);
  return words(locale.words, namespace)(key.slice(namespace.length + 1), values);
}
