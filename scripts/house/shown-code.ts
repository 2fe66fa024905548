/** Code that documents show out of a file that they name in its first line. */
import { readSource, repositoryFiles } from './source-files.ts';

interface Shown {
  file: string;
  code: string;
}

/** The blocks of a document whose first line is a comment with a path. */
function shownCode(document: string): Shown[] {
  return [...document.matchAll(/^```tsx?\n\/\/ (?<file>\S+)\n(?<code>[\s\S]*?)^```$/gmv)].map(({ groups = {} }) => ({
    file: groups['file'] ?? '',
    code: groups['code'] ?? '',
  }));
}

/** Blocks that the file does not have, character by character. */
export function untrueCode(documents: readonly string[], read: (file: string) => string): string[] {
  return documents.flatMap((document) =>
    shownCode(read(document))
      .filter(({ file, code }) => !read(file).includes(code))
      .map(({ file, code }) => `${document} shows of ${file} what it does not say: ${code.split('\n')[0]}`),
  );
}

export function untrueExamples(): string[] {
  return untrueCode(
    repositoryFiles.filter((file) => /^(?:docs\/.*|[^/]*)\.md$/.test(file)),
    (file) => (repositoryFiles.includes(file) ? readSource(file) : ''),
  );
}
