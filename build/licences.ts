/** The licences of what the shop ships beside its own code: packages by the lock file, with the texts that they bring along. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const id = 'virtual:licences';
/** File with all texts, beside the built app. */
const textsFile = 'licences.txt';

interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
}

interface Located extends ShippedPackage {
  folder: string;
}

const names = z.optional(z.record(z.string(), z.string()));

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) }))),
    }),
  ),
});
type Locked = z.output<typeof lockFile>['packages'];

/** Packages whose `package.json` does not name the licence that they bring as a file. */
const unnamed: Readonly<Record<string, string>> = { 'png-js': 'MIT', ssh2: 'MIT', 'cpu-features': 'MIT', buildcheck: 'MIT' };

/** Texts and data that lie in the repository itself. */
const ownFiles = [
  ['Noto fonts in invoices', 'OFL-1.1', 'server/order/document/fonts/OFL.txt'],
  ['Common passwords of @zxcvbn-ts/language-common', 'MIT', 'server/account/common-passwords.LICENSE.txt'],
  ['Names of states of Unicode CLDR', 'Unicode-3.0', 'server/rules/country/state-names.LICENSE.txt'],
] as const;

/** Every package that a shop runs with, on any platform, by name; throws for one whose licence nobody has named. */
export function shippedPackages(root: string): Located[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const found = [...foldersOf(packages)].flatMap((folder): Located[] => {
    const { version = '', license } = packages[folder] ?? {};
    const name = folder.split('node_modules/').at(-1) ?? folder;
    const licence = license ?? unnamed[name];
    if (licence === undefined) throw new Error(`The package ${name} names no licence: read it, and write it down in build/licences.ts.`);
    return [{ name, version, licence, folder: join(root, folder) }];
  });
  const once = new Map(found.map((one) => [`${one.name} ${one.version}`, one]));
  return [...once.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Folders of what the shop needs, and of what that needs. The lock file counts in what a package would merely get on with, such as a compiler. */
function foldersOf(packages: Locked): Set<string> {
  const folders = new Set<string>();
  const waiting = [''];
  for (const folder of waiting) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[folder] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
    for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]) {
      const found = folderOf(packages, folder, name);
      if (found === null || folders.has(found)) continue;
      folders.add(found);
      waiting.push(found);
    }
  }
  return folders;
}

/** Where Node finds a package that another one asks for: the nearest folder above. */
function folderOf(packages: Locked, asker: string, name: string): string | null {
  const place = `${asker === '' ? '' : `${asker}/`}node_modules/${name}`;
  if (place in packages) return place;
  return asker === '' ? null : folderOf(packages, asker.slice(0, Math.max(0, asker.lastIndexOf('node_modules/') - 1)), name);
}

/** All licence texts, one after the other; of packages for other platforms only the name of the licence is known here. */
export function licenceTexts(root: string): string {
  const packages = shippedPackages(root).map(({ name, version, licence, folder }) =>
    [`${name} ${version} (${licence})`, ...textsIn(folder)].join('\n\n'),
  );
  const own = ownFiles.map(([name, licence, file]) => `${name} (${licence})\n\n${readFileSync(join(root, file), 'utf8').trim()}`);
  return `${[...own, ...packages].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  return files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
}

/** What the page about licences lists. */
function listed(root: string): ShippedPackage[] {
  const own = ownFiles.map(([name, licence]) => ({ name, version: '', licence }));
  return [...own, ...shippedPackages(root).map(({ name, version, licence }) => ({ name, version, licence }))];
}

export function licences(): Plugin {
  const root = join(import.meta.dirname, '..');
  return {
    name: 'licences',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (moduleId) =>
      moduleId === `\0${id}` ? `export const textsPath = '/${textsFile}';\nexport const packages = ${JSON.stringify(listed(root))};` : null,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: textsFile, source: licenceTexts(root) });
    },
  };
}
