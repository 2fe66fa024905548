/** Writes the service worker and the list of files with which the calculators open without network. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { routes } from '#contract/routes/table.ts';
import { sharedWords } from '#edge/edge-manifest.ts';
import { listedLanguage } from './word-files.ts';

export interface OfflineFiles {
  files: string[];
  /** Language -> files of its words. */
  words: Record<string, string[]>;
}

const ofTools = /^(?:calculators|src\/pages\/tool)\//;
/** Where the app finds a page that is not the first. */
const pageLists = 'src/router/page-lists.ts';
/** Namespaces that the pages of calculators load, and those of every page; each calculator has one more below `tool/`. */
const namespaces = new Set<string>([
  'tool_method', // fetched with the formulas
  'tool_work', // fetched by the page of a calculator once it stands
  'board_materials', // and by the part of it that holds laminates
  ...sharedWords,
  ...routes.filter(({ page }) => ofTools.test(`src/pages/${page}`)).flatMap(({ words }) => words),
]);

/** The start of the app, everything of the calculators, and what that imports. */
export function offlineFilesOf(chunks: Rolldown.OutputChunk[], folder: string): OfflineFiles {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const reach = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) reach(imported);
  };
  const words: Record<string, string[]> = {};
  for (const { fileName, moduleIds, isEntry, dynamicImports } of chunks) {
    const sources = moduleIds.map((id) => relative(folder, id));
    if (isEntry) for (const file of [fileName, ...dynamicImports]) reach(file);
    if (sources.some((source) => ofTools.test(source) || source === pageLists)) reach(fileName);
    for (const listed of moduleIds.map(listedLanguage)) if (listed !== null) (words[listed] ??= []).push(fileName);
    for (const source of sources) {
      const [, language, namespace = ''] = /^locales\/(\w+)\/([\w/]+)\.json$/.exec(source) ?? [];
      const isOfTools = namespaces.has(namespace) || namespace.startsWith('tool/');
      if (language !== undefined && isOfTools) (words[language] ??= []).push(fileName);
    }
  }
  return { files: [...files].toSorted(), words };
}

const plainFile = /\.js$|\/calculator-symbols-[^/]+\.svg$/;

export function offlineFiles(): Plugin {
  const root = join(import.meta.dirname, '..');
  return {
    name: 'offline-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const outputs = Object.values(bundle);
      const list = offlineFilesOf(
        outputs.filter((output) => output.type === 'chunk'),
        root,
      );
      // Workers and the like, which the bundler gives out as plain files, and the symbols of calculators.
      const plain = outputs.flatMap(({ type, fileName }) => (type === 'asset' && plainFile.test(fileName) ? [fileName] : []));
      this.emitFile({ type: 'asset', fileName: 'offline.json', source: JSON.stringify({ ...list, files: [...list.files, ...plain] }) });
      const path = join(root, 'offline', 'sw.ts');
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
