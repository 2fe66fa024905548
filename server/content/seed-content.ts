/** The content that comes with the shop. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownMark, readMark } from './content-mark.ts';
import type { ContentDeps } from './content-deps.ts';

export const shippedContent = fileURLToPath(new URL('../../content/', import.meta.url));

/** Changes when the import keeps something new of the same files. */
const form = 'links to categories, pictures, words as parts have them, Markdown';

/** Fingerprint of all files of a folder, and of what is kept of them. */
async function fingerprint(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256').update(form);
  for (const file of files.toSorted()) {
    // One after the other: the order is part of the fingerprint, and a few hundred small files take no time.
    // oxlint-disable-next-line no-await-in-loop
    hash.update(file.slice(folder.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Brings it up to date in the database; an operator's own content is left alone. */
export async function seedContent(deps: ContentDeps, folder: string): Promise<void> {
  const held = await readMark(deps.db);
  if (held === ownMark) return;
  const mark = await fingerprint(folder);
  if (held === mark) return;
  // Readers of Markdown stay out of the memory of a shop whose content has not changed.
  const { importContent } = await import('./import-content.ts');
  await importContent(deps, folder, mark);
}
