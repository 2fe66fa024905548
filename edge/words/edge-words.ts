/** The words of the edge: data that the build writes (`build/page-words.ts`), one file a language and one a calculator, read when a visitor first needs it. */
import type { ToolName } from '#calculators/names.ts';
import { readAsset } from '#edge/assets.ts';
import type { Assets } from '#edge/edge-options.ts';
import type { ToolFacts } from '#edge/facts/page-words.ts';
import type { EdgeWords, WordReader } from './word-reader.ts';

export const edgeWordsPath = (language: string) => `/edge-words/${language}/words.json`;
export const toolFactsPath = (language: string, name: ToolName) => `/edge-words/${language}/tool/${name}.json`;

/** Reads each file once for a build. Requests share what has come, never one that is under way: workerd lets none wait for another's. */
export function createWordReader(assets: Assets): WordReader {
  let known = { build: '', files: new Map<string, unknown>() };
  const read = async (path: string, origin: string, build: string): Promise<unknown> => {
    if (known.build !== build) known = { build, files: new Map() };
    const { files } = known;
    const content = files.get(path) ?? parsed(await readAsset(assets, path, origin));
    if (content !== null) files.set(path, content);
    return content;
  };
  // Both are files of our own build, checked when they are made.
  const words: WordReader['words'] = async (language, origin, build) =>
    (await read(edgeWordsPath(language), origin, build)) as EdgeWords | null;
  return {
    words,
    latest: (language, origin) => words(language, origin, known.build),
    tool: async (language, name, origin, build) => (await read(toolFactsPath(language, name), origin, build)) as ToolFacts | null,
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // half-written by a build that runs now
  }
}
