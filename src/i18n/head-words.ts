/** The words of heads: apart from those of pages, because the first page has its head from the edge. */
import { filledText, type HeadWords, type ToolHead } from '#contract/head/head-words.ts';
import type { Words } from '#contract/locale.ts';

const sections = import.meta.glob<Record<string, Record<string, string>>>('/locales/*/head.json', { import: 'default' });
const tools = import.meta.glob<Record<string, ToolHead>>('/locales/*/tools.json', { import: 'default' });

/** Loads `head.json`, and `tools.json` for pages that name calculators; rejects when a file cannot be fetched. */
export async function loadHeadWords(language: Words, withTools: boolean): Promise<HeadWords> {
  const [section, tool] = await Promise.all([
    sections[`/locales/${language}/head.json`]?.(),
    withTools ? tools[`/locales/${language}/tools.json`]?.() : undefined,
  ]);
  return {
    text: (name, key, values) => {
      const text = section?.[name]?.[key];
      return text === undefined ? null : filledText(text, values);
    },
    tool: (name) => tool?.[name],
  };
}
