/** Writes what the edge needs of a build: which files belong to a page, and the build's id. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { EdgeManifest } from '#edge/edge-manifest.ts';

const root = join(import.meta.dirname, '..');
/** What a build is made of. */
export const sources = [
  'src',
  'contract',
  'calculators',
  'locales',
  'offline',
  'public',
  'build',
  // What of the edge says in which form the build writes for it.
  'edge/edge-manifest.ts',
  'edge/words/edge-words.ts',
  'edge/facts/page-words.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Id of a build: equal sources give an equal id, so that building anew makes no visitor reload. */
export function buildIdOf(folder: string): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesIn(join(folder, source))).toSorted()) {
    hash.update(relative(folder, path)).update(readFileSync(path));
  }
  return hash.digest('base64url').slice(0, 12);
}

function filesIn(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [path] : [];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/** Code that only a page asks for that no edge has made. */
function isWithoutEdge(chunk: Rolldown.OutputChunk | undefined): boolean {
  return chunk?.moduleIds.some((id) => id.endsWith('/src/i18n/locale-detector.ts')) ?? false;
}

/** The manifest of one bundle; paths of sources are relative to `folder`. */
export function manifestOf(chunks: Rolldown.OutputChunk[], folder: string): EdgeManifest {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) reach(imported, seen);
    return seen;
  };
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const named = new Set(entries.flatMap(({ fileName }) => [...reach(fileName)]));
  // What the entry asks for first: the parts of the app's start.
  const parts = entries.flatMap(({ dynamicImports }) => dynamicImports).filter((file) => !isWithoutEdge(byFile.get(file)));
  const start = new Set(parts.flatMap((file) => [...reach(file)]));
  const manifest: EdgeManifest = { start: [...start].filter((file) => !named.has(file)), pages: {}, words: {}, names: {} };
  const beyond = (fileName: string) => [...reach(fileName)].filter((file) => !named.has(file) && !start.has(file));
  for (const { fileName, moduleIds, facadeModuleId, exports } of chunks) {
    for (const source of moduleIds.map((id) => relative(folder, id))) {
      const [, place, page] = /^(src|contract)\/pages\/(.+Page)\.tsx?$/.exec(source) ?? [];
      const calls = place === 'contract' ? '.calls' : '';
      const [, language, namespace] = /^locales\/(\w+)\/([\w/]+)\.json$/.exec(source) ?? [];
      if (language && namespace) (manifest.words[language] ??= {})[namespace] = fileName;
      const isAlone = facadeModuleId !== null && relative(folder, facadeModuleId) === source; // else its exports have other names
      const tool = toolOf(source);
      if (tool) {
        const known = manifest.pages[tool.page] ?? [];
        manifest.pages[tool.page] = [...new Set([...known, ...beyond(fileName)])];
        if (isAlone && exports.includes(tool.exported)) manifest.names[fileName] = tool.name;
      }
      if (!page) continue;
      if (isAlone && exports.some((one) => ['Component', 'calls', 'own'].includes(one))) manifest.names[fileName] = `${page}${calls}`;
      const files = beyond(fileName);
      const known = manifest.pages[page] ?? [];
      manifest.pages[page] = [...new Set(calls ? [...files, ...known] : [...known, ...files])];
    }
  }
  return manifest;
}

/** The files that the page of a calculator shows at once: the kind under which the app asks for each, and what it exports. */
const toolFiles = [
  { file: /^calculators\/[\w-]+\/(\w+)\/definition\.ts$/, kind: 'tools', exported: 'tool' },
  { file: /^src\/pages\/tool\/figures\/(\w+)\.tsx$/, kind: 'figures', exported: 'Figure' },
];

/** Page of one calculator, for the chunks of its definition and drawing, with their name and what they export. */
function toolOf(source: string): { page: string; name: string; exported: string } | null {
  for (const { file, kind, exported } of toolFiles) {
    const tool = file.exec(source)?.[1];
    if (tool !== undefined) return { page: `tool/ToolPage/${tool}`, name: `${kind}/${tool}`, exported };
  }
  return null;
}

function json(fileName: string, content: unknown) {
  return { type: 'asset', fileName, source: JSON.stringify(content) } as const;
}

export function edgeFiles(): Plugin {
  let id = '';
  return {
    name: 'edge-files',
    apply: 'build',
    config() {
      id = buildIdOf(root);
      return { define: { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(id) } };
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      this.emitFile(json('edge-manifest.json', manifestOf(chunks, root)));
      this.emitFile(json('builds/latest.json', { id, timestamp: Date.now() }));
    },
  };
}
