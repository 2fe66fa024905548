/** The files that the house looks at, named from its root. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** All that lies in the folders of the repository and at its root, named by its path. */
export const repositoryFiles: readonly string[] = globSync(
  [
    '{.ci,build,calculators,content,contract,demo-catalog,deploy,docs,e2e,edge,land-patterns,locales,offline,public,scripts,server,src}/**/*.*',
    '*.*',
  ],
  { cwd: root },
);

export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Tests, and lists of cases that several tests run. */
export const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$|-cases?\.ts$/.test(file);

/** What the repository holds of TypeScript, tests aside. */
export const codeFiles: readonly string[] = repositoryFiles.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
