/** Gives the changes that are not released yet the version and the day of a release: called by `npm version`, before it commits and tags. */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const heading = '## Unreleased\n';

/** The list of changes with a section for the version; throws where there is nothing to release, or the version is there already. */
export function releaseChanges(changes: string, version: string, day: string): string {
  const [before, after, ...more] = changes.split(heading);
  if (before === undefined || after === undefined || more.length > 0) throw new Error('CHANGELOG.md needs one heading "## Unreleased"');
  if (changes.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md has a version ${version} already`);
  const next = after.indexOf('\n## ');
  if (!/^- /m.test(next < 0 ? after : after.slice(0, next))) throw new Error('Nothing stands under "Unreleased" in CHANGELOG.md');
  return `${before}${heading}\n## ${version} (${day})\n${after}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = new URL('../CHANGELOG.md', import.meta.url);
  const version = process.env['npm_package_version'] ?? '';
  await writeFile(file, releaseChanges(await readFile(file, 'utf8'), version, new Date().toISOString().slice(0, 10)));
}
