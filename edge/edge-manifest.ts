import * as z from 'zod/mini';

/** `dist/edge-manifest.json`, written by the build: which files a page needs beside those that `index.html` names. */
export const edgeManifest = z.object({
  /** Parts of the app's start, and their static imports. */
  start: z.array(z.string()),
  /** Page of a row -> its loader chunk, page chunk and their static imports; `tool/ToolPage/<Name>` -> those of one calculator. */
  pages: z.record(z.string(), z.array(z.string())),
  /** Language -> namespace -> file. */
  words: z.record(z.string(), z.record(z.string(), z.string())),
  /** File -> the name by which the app asks for it (`src/i18n/named-file.ts`); those of words follow from `words`. */
  names: z.record(z.string(), z.string()),
});
export type EdgeManifest = z.output<typeof edgeManifest>;

/** Namespaces that the app loads on every page. */
export const sharedWords = ['common', 'validation'];

export interface FirstFile {
  file: string;
  /** By which the app asks for it; undefined for what others import. */
  name: string | undefined;
}

/** Everything a first view fetches early, each file once: the start, these pages of the manifest and words. */
export function firstFiles(
  { start, pages, words, names }: EdgeManifest,
  wanted: readonly string[],
  language: string,
  namespaces: readonly string[],
): FirstFile[] {
  const code = [...start, ...wanted.flatMap((page) => pages[page] ?? [])].map((file) => ({ file, name: names[file] }));
  const spoken = [...sharedWords, ...namespaces].flatMap((namespace) => {
    const [found] = [language, 'en'].flatMap((one) => {
      const file = words[one]?.[namespace];
      return file === undefined ? [] : { file, name: `${one}/${namespace}` };
    });
    return found ?? [];
  });
  return [...new Map([...code, ...spoken].map((one) => [one.file, one])).values()];
}
