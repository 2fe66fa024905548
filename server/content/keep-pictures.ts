/** Pictures in the text of articles, as they are taken in with it. */
import { readFile } from 'node:fs/promises';
import { NoPicture, keepPicture } from '#server/image/keep-picture.ts';
import type { ContentDeps } from './content-deps.ts';
import { ContentProblem, type ReadContent } from './read-content.ts';

/** Ids of the pictures of all articles by their path; throws a `ContentProblem` for a file that is no picture. */
export async function keepPictures(deps: ContentDeps, { articles }: ReadContent): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const path of new Set(articles.flatMap(({ pictures }) => [...pictures.values()]))) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- made one after the other anyway
      ids.set(path, await keepPicture(deps, await readFile(path)));
    } catch (error) {
      if (error instanceof NoPicture) throw new ContentProblem(`${path}: is no PNG, JPEG or WebP picture of at most 20 MiB`);
      throw error;
    }
  }
  return ids;
}

const written = /<img src="([^"]*)" alt="([^"]*)">/g;

/** The text as it is stored: pictures by their ids, as addresses and sizes are not the text's. */
export function withPictureIds(html: string, idOf: (name: string) => string): string {
  return html.replaceAll(written, (_, name: string, alt: string) => `<img data-picture="${idOf(name)}" alt="${alt}">`);
}

/** Markdown with the addresses of the pictures beside it in place of their names. */
export function withPicturePaths(markdown: string, names: Iterable<string>, pathOf: (name: string) => string): string {
  return [...names].reduce(
    (text, name) => text.replaceAll(`](${name}`, `](${pathOf(name)}`).replaceAll(`src="${name}"`, `src="${pathOf(name)}"`),
    markdown,
  );
}
