/** The words of heads, from what the build has written. */
import { filledText, type HeadWords } from '#contract/head/head-words.ts';
import type { EdgeWords } from './word-reader.ts';

/** The words of a language, with the operator's own in their place. */
export function headWords({ head, tools }: Pick<EdgeWords, 'head' | 'tools'>, own: Readonly<Record<string, string>> = {}): HeadWords {
  return {
    text: (section, key, values) => {
      const text = own[`head:${section}.${key}`] ?? head[section]?.[key];
      return text === undefined ? null : filledText(text, values);
    },
    tool: (name) => {
      const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
      const { [`tools:${name}.title`]: title, [`tools:${name}.summary`]: summary } = own;
      return tool && { title: title ?? tool.title, summary: summary ?? tool.summary };
    },
  };
}
