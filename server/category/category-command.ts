/** `npm run -s shop -- category …`: the tree of categories and their parameters. */
import {
  moveCategory as moveCall,
  removeCategory as removeCall,
  saveCategory as saveCall,
  type TreeItem,
} from '#contract/api/admin/category.ts';
import { locales } from '#contract/locale.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { parsed, readJson, tellProblems, wordAt } from '#server/kernel/console.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { countParts } from '#server/search/count-parts.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { readCategory, showCategory } from './held-category.ts';
import { listCategories } from './list-categories.ts';
import { moveCategory, removeCategory } from './place-category.ts';
import { saveCategory } from './save-category.ts';

export const categoryHelp = `the tree of categories with their parameters, as JSON:
             category                         tells the tree; category mlcc > mlcc.json tells one
             category save mlcc mlcc.json     any of its fields; category add SLUG FILE makes one
             category up mlcc                 one place up among its neighbours, down the other way
             category remove SLUG             one without parts and without others below it`;

/** Runs the words after "category". */
export function runCategory(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const acting = actingOnConsole(deps);
    const [action = '', slug = '', file = ''] = words;
    if (action === '') return tellTree((await listCategories(deps.db, await countParts(deps.db, 'categoryId'), locales.en)).list);
    if (action === 'up' || action === 'down')
      return tellTree((await moveCategory(acting, parsed(moveCall, { web_url: slug, to: action }))).list);
    if (action === 'remove') return tellTree((await removeCategory(acting, parsed(removeCall, { web_url: slug }))).list);
    if (action !== 'save' && action !== 'add') {
      const held = await readCategory(deps.db, action);
      if (!held) throw notFound();
      console.log(JSON.stringify((await showCategory(deps.db, held)).fields, null, 2));
      return;
    }
    const given = await readJson(wordAt([file], 0, 'The file'));
    const isGiven = typeof given === 'object' && given !== null;
    await saveCategory(acting, parsed(saveCall, { ...(isGiven ? given : {}), web_url: slug, is_new: action === 'add' }));
    // The shop does it, too, where it runs.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    while (await bringUpToDate(deps));
    console.log(`${slug} is saved.`);
  });
}

function tellTree(list: readonly TreeItem[]): void {
  for (const { web_url: slug, name, level, parts, visible } of list)
    console.log(`${'  '.repeat(level - 1)}${slug}  ${name}  ${parts} parts${visible === parts ? '' : `, ${visible} shown`}`);
}
