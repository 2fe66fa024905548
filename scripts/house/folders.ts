/** Folders with more than forty files and folders in them, tests aside, are no rooms any more: nobody sees what belongs together. */
import { isTest, repositoryFiles } from './source-files.ts';

const most = 40;

interface Large {
  folder: RegExp;
  /** More than that is a finding here too. */
  most: number;
  why: string;
}

/** Those that stay: one thing of a kind in each file, found by its name. */
const large: readonly Large[] = [
  { folder: /^locales\/..\/tool$/, most: 130, why: 'one file a calculator, found by its name' },
  { folder: /^locales\/..$/, most: 90, why: 'one file a page or feature, found by its name' },
  { folder: /^src\/pages\/tool\/figures$/, most: 130, why: 'one drawing a calculator, found by its name' },
  { folder: /^contract\/api$/, most: 65, why: 'one file a resource, found by its path' },
  { folder: /^src\/api$/, most: 46, why: 'one file a resource of the contract' },
  { folder: /^server$/, most: 45, why: 'one room a feature' },
  { folder: /^server\/testing$/, most: 50, why: 'what tests share' },
  { folder: /^src\/ui$/, most: 60, why: 'one primitive a file' },
  { folder: /^e2e$/, most: 70, why: 'journeys with what they share' },
  { folder: /^scripts$/, most: 50, why: 'one command a file' },
  { folder: /^contract$/, most: 60, why: 'what all sides share, one rule a file' },
];

/** How many files and folders lie directly in each folder. */
function siblings(files: readonly string[]): Map<string, number> {
  const names = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      const inside = names.get(folder) ?? new Set<string>();
      names.set(folder, inside.add(parts[depth] ?? ''));
    }
  }
  return new Map([...names].map(([folder, inside]) => [folder, inside.size]));
}

export function largeFolders(files: readonly string[] = repositoryFiles): string[] {
  const code = files.filter((file) => !isTest(file) && !/^(?:public|content|docs|server\/db\/migrations)\//.test(file));
  return [...siblings(code)]
    .filter(([folder, size]) => size > (large.find((one) => one.folder.test(folder))?.most ?? most))
    .map(([folder, size]) => `${folder} has ${size} files and folders`);
}
