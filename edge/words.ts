/** The few words the edge says itself, compiled in so that they are there even when the app's files are not. */
import { filledText } from '#contract/head/head-words.ts';
import type { Words } from '#contract/locale.ts';
import deError from '#locales/de/error.json' with { type: 'json' };
import deHead from '#locales/de/head.json' with { type: 'json' };
import enError from '#locales/en/error.json' with { type: 'json' };
import enHead from '#locales/en/head.json' with { type: 'json' };
import frError from '#locales/fr/error.json' with { type: 'json' };
import frHead from '#locales/fr/head.json' with { type: 'json' };
import esError from '#locales/es/error.json' with { type: 'json' };
import esHead from '#locales/es/head.json' with { type: 'json' };
import ptError from '#locales/pt/error.json' with { type: 'json' };
import ptHead from '#locales/pt/head.json' with { type: 'json' };
import ruError from '#locales/ru/error.json' with { type: 'json' };
import ruHead from '#locales/ru/head.json' with { type: 'json' };
import trError from '#locales/tr/error.json' with { type: 'json' };
import trHead from '#locales/tr/head.json' with { type: 'json' };
import idError from '#locales/id/error.json' with { type: 'json' };
import idHead from '#locales/id/head.json' with { type: 'json' };
import hiError from '#locales/hi/error.json' with { type: 'json' };
import hiHead from '#locales/hi/head.json' with { type: 'json' };
import zhError from '#locales/zh/error.json' with { type: 'json' };
import zhHead from '#locales/zh/head.json' with { type: 'json' };
import jaError from '#locales/ja/error.json' with { type: 'json' };
import jaHead from '#locales/ja/head.json' with { type: 'json' };

type Section = Record<string, string>;
interface EdgeWords {
  head: Record<string, Section>;
  error: Section;
}

const words: Record<Words, EdgeWords> = {
  en: { head: enHead, error: enError },
  de: { head: deHead, error: deError },
  ja: { head: jaHead, error: jaError },
  zh: { head: zhHead, error: zhError },
  hi: { head: hiHead, error: hiError },
  id: { head: idHead, error: idError },
  tr: { head: trHead, error: trError },
  ru: { head: ruHead, error: ruError },
  pt: { head: ptHead, error: ptError },
  es: { head: esHead, error: esError },
  fr: { head: frHead, error: frError },
};

/** A text of `head.json`, English where the language has none; null when a placeholder has no value. */
export function headText(language: Words, section: string, key: string, values: Readonly<Record<string, string>>): string | null {
  const text = words[language].head[section]?.[key] ?? words.en.head[section]?.[key];
  return text === undefined ? null : filledText(text, values);
}

/** The message of an error code. */
export function errorText(language: Words, code: string): string {
  return words[language].error[code] ?? words.en.error[code] ?? code;
}
