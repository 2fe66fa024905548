/** The words of heads: `head.json`, and the titles and summaries of the calculators. */
import { filledText, type HeadWords, type ToolHead } from '#contract/head/head-words.ts';
import type { Words } from '#contract/locale.ts';
import de from '#locales/de/tools.json' with { type: 'json' };
import en from '#locales/en/tools.json' with { type: 'json' };
import fr from '#locales/fr/tools.json' with { type: 'json' };
import es from '#locales/es/tools.json' with { type: 'json' };
import pt from '#locales/pt/tools.json' with { type: 'json' };
import ru from '#locales/ru/tools.json' with { type: 'json' };
import tr from '#locales/tr/tools.json' with { type: 'json' };
import id from '#locales/id/tools.json' with { type: 'json' };
import hi from '#locales/hi/tools.json' with { type: 'json' };
import zh from '#locales/zh/tools.json' with { type: 'json' };
import ja from '#locales/ja/tools.json' with { type: 'json' };
import { headText } from './words.ts';

const tools: Record<Words, Readonly<Record<string, ToolHead>>> = { en, de, ja, fr, es, pt, ru, tr, id, hi, zh };

/** Title and summary of a calculator; undefined for a name that is none. */
export function toolHead(language: Words, name: string): ToolHead | undefined {
  return tools[language][name] ?? tools.en[name];
}

/** The words of a language, with the operator's own in their place. */
export function headWords(language: Words, own: Readonly<Record<string, string>> = {}): HeadWords {
  return {
    text: (section, key, values) => {
      const text = own[`head:${section}.${key}`];
      return text === undefined ? headText(language, section, key, values) : filledText(text, values);
    },
    tool: (name) => {
      const head = toolHead(language, name);
      const { [`tools:${name}.title`]: title, [`tools:${name}.summary`]: summary } = own;
      return head && { title: title ?? head.title, summary: summary ?? head.summary };
    },
  };
}
