/** What is said when the shop cannot be had: compiled in, because then the words of the build may be away as well. */
import { filledText } from '#contract/head/head-words.ts';
import type { WordLanguage } from '#contract/locale.ts';
import de from '#locales/de/unavailable.json' with { type: 'json' };
import en from '#locales/en/unavailable.json' with { type: 'json' };
import es from '#locales/es/unavailable.json' with { type: 'json' };
import fr from '#locales/fr/unavailable.json' with { type: 'json' };
import hi from '#locales/hi/unavailable.json' with { type: 'json' };
import id from '#locales/id/unavailable.json' with { type: 'json' };
import ja from '#locales/ja/unavailable.json' with { type: 'json' };
import pt from '#locales/pt/unavailable.json' with { type: 'json' };
import ru from '#locales/ru/unavailable.json' with { type: 'json' };
import tr from '#locales/tr/unavailable.json' with { type: 'json' };
import zh from '#locales/zh/unavailable.json' with { type: 'json' };

type Unavailable = typeof en;
const words: Record<WordLanguage, Unavailable> = { en, de, es, fr, hi, id, ja, pt, ru, tr, zh };

/** Title, heading and the rest in one language, the operator's own texts in their place. */
export function unavailableWords(language: WordLanguage, site: string, own: Readonly<Record<string, string>> = {}): Unavailable {
  const { title, description, heading, message, retry } = words[language];
  const say = (key: keyof Unavailable, text: string) => filledText(own[`unavailable:${key}`] ?? text, { site }) ?? '';
  return {
    title: say('title', title),
    description: say('description', description),
    heading: say('heading', heading),
    message: say('message', message),
    retry: say('retry', retry),
  };
}
