/** Lists the files of words of each language in a module of its own: one list of all languages would weigh 13 kB on every page. */
import type { Plugin } from 'vite';
import { wordLanguages } from '#contract/locale.ts';

const id = 'virtual:word-files';
/** Namespaces that only edge and server speak. */
const unseen = ['address', 'document', 'error', 'search', 'mail', 'server', 'trade', 'unavailable'];

/** The language whose list a module is; null for other modules. */
export function listedLanguage(moduleId: string): string | null {
  return /^\0virtual:word-files\/(\w+)$/.exec(moduleId)?.[1] ?? null;
}

export function wordFiles(): Plugin {
  return {
    name: 'word-files',
    resolveId: (source) => (source.startsWith(id) ? `\0${source}` : null),
    load(moduleId) {
      if (moduleId === `\0${id}`) {
        return `export const lists = { ${wordLanguages.map((one) => `${one}: () => import('${id}/${one}')`).join(', ')} };`;
      }
      const language = listedLanguage(moduleId);
      if (language === null) return null;
      const folder = `/locales/${language}`;
      const patterns = [`${folder}/*.json`, `${folder}/tool/*.json`, `!${folder}/{${unseen.join(',')}}.json`];
      return `export const files = import.meta.glob(${JSON.stringify(patterns)}, { base: '${folder}', import: 'default' });`;
    },
  };
}
