/** `npm run -s shop -- content …`: everything that is written to be read. */
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type AdminArticle,
  getAdminArticle,
  getAdminArticles,
  getArticleVersions,
  saveArticle as saveCall,
} from '#contract/api/admin/article.ts';
import { largestPicture } from '#contract/api/picture.ts';
import type { Locale } from '#contract/locale.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { asTable, ConsoleProblem, parsed, readJson, tellProblems, wordAt } from '#server/kernel/console.ts';
import { ownMark } from './content-mark.ts';
import { importContent } from './import-content.ts';
import { addPicture } from '#server/image/add-picture.ts';
import type { Place } from './article/cover.ts';
import { listArticles } from './article/list-articles.ts';
import { saveArticle } from './article/save-article.ts';
import { showAdminArticle } from './article/show-article.ts';
import { listVersions } from './article/versions.ts';
import { ContentProblem } from './read-content.ts';

export const contentHelp = `shows what is written to be read:
             content import DIR              the articles and pages of a folder in place of those that came with the shop
             content list [KIND]             content show KIND/SLUG
             content save FILE               a request of save-article as JSON; { kind, slug, texts: {} } takes the operator's away
             content versions KIND/SLUG      content picture FILE`;

const put = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** `blog/reflow`, as the call reads it. */
function placeOf(name: string): Place {
  const [kind, slug] = name.split('/');
  return parsed(getAdminArticle, { kind, slug });
}

export function runContent(deps: StoreDeps, [command, given]: string[]): Promise<void> {
  const name = () => placeOf(wordAt([given ?? ''], 0, 'KIND/SLUG'));
  const file = () => wordAt([given ?? ''], 0, 'The file');
  return tellProblems(async () => {
    const acting = actingOnConsole(deps);
    if (command === 'import') return take(deps, wordAt([given ?? ''], 0, 'The folder'));
    if (command === 'list') return list(deps, given);
    if (command === 'show') return put(await written(deps, name(), acting.locale));
    if (command === 'versions') return put(await listVersions(deps.db, parsed(getArticleVersions, { ...name(), page_size: '50' })));
    if (command === 'save') return put(await saveArticle(acting, parsed(saveCall, await readJson(file()))));
    if (command === 'picture') return put(await addPicture(acting, await fileAt(file()), 'site.add-picture'));
    throw new ConsoleProblem(`"content ${command ?? ''}" is no command: import, list, show, save, versions or picture.`);
  });
}

/** The editor begins with a blank one where nobody has written yet; who asks for one on the console has mistyped it. */
async function written(deps: StoreDeps, place: Place, locale: Locale): Promise<AdminArticle> {
  const shown = await showAdminArticle(deps, place, locale);
  if (shown.version === 0 && !shown.is_shipped) throw new ConsoleProblem(`There is no ${place.kind}/${place.slug}.`);
  return shown;
}

async function take(deps: StoreDeps, folder: string): Promise<void> {
  try {
    const { articles, texts } = await importContent(deps, folder, ownMark);
    console.log(`${articles} articles and pages, ${texts} texts.`);
  } catch (error) {
    if (error instanceof ContentProblem) throw new ConsoleProblem(error.message, { cause: error });
    throw error;
  }
}

async function list(deps: StoreDeps, kind: string | undefined): Promise<void> {
  const { locale } = actingOnConsole(deps);
  const page_size = '100';
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const found = await listArticles(
      deps,
      parsed(getAdminArticles, { ...(kind !== undefined && { kind }), page: String(page), page_size }),
      locale,
    );
    const rows = found.list.map((one) => [`${one.kind}/${one.slug}`, one.state, `missing: ${one.missing.join(' ') || 'none'}`, one.title]);
    for (const line of asTable(rows)) console.log(line);
    if (page >= found.last_page) return;
  }
}

async function fileAt(path: string): Promise<File> {
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile()) throw new ConsoleProblem(`There is no file ${path}.`);
  if (facts.size > largestPicture) throw new ConsoleProblem(`${path} has more than ${largestPicture / 1024 / 1024} MiB.`);
  return new File([await openAsBlob(path)], basename(path));
}
