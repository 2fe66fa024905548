/** Lists of what pages have beside their screens: the edge, which one file serves, imports all of it, and nobody writes that down by hand. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, repositoryFiles } from './source-files.ts';

interface PageList {
  /** The list; the files that it names lie in the folders beside it. */
  file: string;
  /** What the name of such a file ends with. */
  ending: string;
  /** What it exports for the list. */
  exported: string;
  type: string;
  /** Imports of the types, and the list's own words. */
  imports: readonly string[];
  head: string;
  tail: readonly string[];
}

const row = "import type { AnyRoute } from '#contract/routes/table.ts';";

const lists: readonly PageList[] = [
  {
    file: 'contract/pages/all-calls.ts',
    ending: 'Page.ts',
    exported: 'calls',
    type: 'PageCalls',
    imports: [row, "import type { PageCalls } from './page-calls.ts';"],
    head: 'The public calls of all pages, for who serves any of them: the edge. The app fetches those of the page that it opens (`src/api/page-calls.ts`).',
    tail: [
      '/** What a page asks when it opens; nothing for pages that ask nothing public. */',
      "export const callsOf = ({ page }: Pick<AnyRoute, 'page'>): PageCalls => byPage[page] ?? {};",
    ],
  },
  {
    file: 'contract/pages/all-heads.ts',
    ending: 'Page.head.ts',
    exported: 'head',
    type: 'PageHead',
    imports: ["import type { PageHead } from '#contract/head/row-facts.ts';", row],
    head: 'What the heads of all pages say beside the words of `head.json`: for the edge, and for the app once the visitor has moved on.',
    tail: [
      '/** Nothing for pages whose head is words alone. */',
      "export const headOf = ({ page }: Pick<AnyRoute, 'page'>): PageHead => byPage[page] ?? {};",
    ],
  },
  {
    file: 'edge/pages/all-facts.ts',
    ending: 'Page.ts',
    exported: 'facts',
    type: 'Facts',
    imports: [row, "import type { Facts } from '#edge/facts/facts-view.ts';"],
    head: 'What each page says without scripts: a file a page, named as its screen is.',
    tail: [
      '/** Nothing for a page that asks for scripts, such as a cart. */',
      "export const factsOf = ({ page }: Pick<AnyRoute, 'page'>): Facts => byPage[page] ?? (() => null);",
    ],
  },
];

/** `content/BlogPage` of `contract/pages/content/BlogPage.head.ts`. */
function pagesOf({ file, ending, exported }: PageList): string[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const beside = repositoryFiles.filter(
    (one) => one.startsWith(folder) && /^\w+\/\w+Page/.test(one.slice(folder.length)) && one.endsWith(ending),
  );
  return beside
    .filter((one) => new RegExp(`^export (?:const|\\{) ?${exported}\\b`, 'm').test(readSource(one)))
    .map((one) => `${one.slice(folder.length, -ending.length)}Page`)
    .toSorted();
}

/** `blogCalls` of `content/BlogPage` in the list of calls. */
function nameOf(page: string, { exported }: PageList): string {
  const name = page.replace(/^\w+\/|Page$/g, '');
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}${exported.charAt(0).toUpperCase()}${exported.slice(1)}`;
}

function written(list: PageList): string {
  const pages = pagesOf(list);
  return `${[
    `/** ${list.head} Written by \`npm run pages\`. */`,
    ...list.imports,
    ...pages.map((page) => `import { ${list.exported} as ${nameOf(page, list)} } from './${page.slice(0, -'Page'.length)}${list.ending}';`),
    '',
    `const byPage: Partial<Record<AnyRoute['page'], ${list.type}>> = {`,
    ...pages.map((page) => `  '${page}': ${nameOf(page, list)},`),
    '};',
    '',
    ...list.tail,
  ].join('\n')}\n`;
}

/** Lists that name other files than there are. */
export const staleLists = (): string[] =>
  lists.filter((list) => readSource(list.file) !== written(list)).map(({ file }) => `${file} is out of date: npm run pages writes it`);

export function writePageLists(): void {
  for (const list of lists)
    if (readSource(list.file) !== written(list)) writeFileSync(join(import.meta.dirname, '../..', list.file), written(list));
}
