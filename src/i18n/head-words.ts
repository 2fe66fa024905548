/** The words of heads: apart from those of pages, because the first page has its head from the edge. */
import type { i18n as I18n } from 'i18next';
import { filledText, type HeadWords } from '#contract/head/head-words.ts';
import { wordLanguages } from '#contract/locale.ts';
import { loadWords } from './words.ts';

/** Loads `head.json`; calculators are named by what their page or their list has loaded. Rejects when the file cannot be fetched. */
export async function loadHeadWords(words: I18n): Promise<HeadWords> {
  await loadWords(words, ['head']);
  const find = (namespace: string, key: string): string | undefined => {
    const found: unknown[] = [words.language, wordLanguages[0]].map((language) => words.getResource(language, namespace, key) as unknown);
    return found.find((text) => typeof text === 'string');
  };
  return {
    text: (section, key, values) => {
      const text = find('head', `${section}.${key}`);
      return text === undefined ? null : filledText(text, values);
    },
    tool: (name) => {
      const title = find(`tool/${name}`, 'title') ?? find('tools', `${name}.title`);
      const summary = find(`tool/${name}`, 'summary') ?? find('tools', `${name}.summary`);
      return title === undefined || summary === undefined ? undefined : { title, summary };
    },
  };
}
