/** A value for each setting of the operator that would be known again in what is built. */
import { globSync, readFileSync } from 'node:fs';

const notOurs = new Set(['PATH', 'HOME', 'NODE_ENV', 'TEST_DATABASE_URL']);

/** Paths of the product's own code in folders. */
export const sourcesOf = (...folders: string[]): string[] =>
  globSync(folders.map((folder) => `${folder}/**/*.ts`)).filter((path) => !/\.test\.ts$|\/testing\//.test(path));

/** Every setting that server, edge or scripts read. */
export const settingNames = (): string[] =>
  [
    ...new Set(
      sourcesOf('server', 'edge', 'scripts').flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/(?:'|env\.)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b/g)].map(([, name = '']) => name),
      ),
    ),
  ].filter((name) => name.length > 3 && !notOurs.has(name));

export const markerOf = (setting: string): string => `leaked-${setting.toLowerCase()}-7f3a`;
