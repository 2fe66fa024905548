/** Adds to the words of each calculator what its page says of the list of all: a page then loads no titles and summaries of all. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { groupOf, isToolName, neighboursOf, type ToolName } from '#calculators/names.ts';
import type toolIndex from '#locales/en/tool_index.json';
import type tools from '#locales/en/tools.json';

const folder = join(import.meta.dirname, '..', 'locales');
/** The files that hold words of all calculators. */
const lists = ['tools', 'tool_index'] as const;
const pathOf = (language: string, namespace: string) => join(folder, language, `${namespace}.json`);

/** The words of one calculator with its title, its summary, its group's name and the titles of its neighbours. */
export async function toolPageWords(language: string, name: ToolName): Promise<Record<string, unknown>> {
  const [own, all, index] = (await Promise.all(
    [`tool/${name}`, ...lists].map(async (namespace) => JSON.parse(await readFile(pathOf(language, namespace), 'utf8')) as unknown),
  )) as [Record<string, unknown>, typeof tools, typeof toolIndex]; // our own files, checked by the tests of `locales/`
  const related = Object.fromEntries(neighboursOf(name).map((one) => [one, all[one].title]));
  return { ...own, ...all[name], group: index.groups[groupOf(name)], related };
}

export function toolPageWordFiles(): Plugin {
  return {
    name: 'tool-page-words',
    async load(id) {
      const [, language = '', name = ''] = /\/locales\/(\w+)\/tool\/(\w+)\.json$/.exec(id) ?? [];
      if (!isToolName(name)) return null;
      for (const list of lists) this.addWatchFile(pathOf(language, list));
      return JSON.stringify(await toolPageWords(language, name));
    },
  };
}
