import * as z from 'zod/mini';

/** `dist/edge-manifest.json`, written by the build: which files a page needs beside those that `index.html` names. */
export const edgeManifest = z.object({
  /** Parts of the app's start, and their static imports. */
  start: z.array(z.string()),
  /** Page of a row -> its loader chunk, page chunk and their static imports; `tool/ToolPage/<Name>` -> those of one calculator. */
  pages: z.record(z.string(), z.array(z.string())),
  /** Language -> namespace -> file. */
  words: z.record(z.string(), z.record(z.string(), z.string())),
  /** Language -> the list by which the app finds those files. */
  wordLists: z.record(z.string(), z.string()),
});
export type EdgeManifest = z.output<typeof edgeManifest>;

/** Namespaces that the app loads on every page. */
export const sharedWords = ['common', 'validation'];

/** Everything a first view fetches early, each file once. */
export function firstFiles(manifest: EdgeManifest, page: string, language: string, namespaces: readonly string[]): string[] {
  const words = [...sharedWords, ...namespaces].flatMap((name) => manifest.words[language]?.[name] ?? manifest.words['en']?.[name] ?? []);
  const list = manifest.wordLists[language];
  return [...new Set([...manifest.start, ...(list === undefined ? [] : [list]), ...(manifest.pages[page] ?? []), ...words])];
}
