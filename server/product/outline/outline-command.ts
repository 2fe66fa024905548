/** `npm run -s shop -- outline …`: the dimensions that packages are drawn by. */
import { getOutlines, removeOutline as removeCall, saveOutline as saveCall } from '#contract/api/admin/outline.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { asTable, ConsoleProblem, parsed, readJson, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { findOutlines } from './find-outlines.ts';
import { showOutline } from './held-outline.ts';
import { removeOutline, saveOutline } from './save-outline.ts';

export const outlineHelp = `the dimensions that packages are drawn by, in millimeters:
             outline                          all of them by name; outline list SOIC, --page 2
             outline show soic-8 > soic.json  one, as "save" takes it
             outline save soic.json           changes the one whose "id" and "version" it names, or makes one
             outline remove ID                one that no part has`;

/** Runs the words after "outline". */
export function runOutline(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { page: { type: 'string' } });
    const [action = 'list', word = ''] = positionals;
    if (action === 'list') await list(deps, word, values.page);
    else if (action === 'show') {
      const { id, version, fields } = await showOutline(deps.db, wordAt([word], 0, 'The ID'));
      console.log(JSON.stringify({ id, version, ...fields }, null, 2));
    } else if (action === 'save') {
      const { id, fields } = await saveOutline(actingOnConsole(deps), parsed(saveCall, await readJson(wordAt([word], 0, 'The file'))));
      console.log(`Saved: ${id}  ${fields.name}`);
    } else if (action === 'remove') {
      await removeOutline(actingOnConsole(deps), parsed(removeCall, { id: wordAt([word], 0, 'The ID') }));
      console.log('Removed.');
    } else throw new ConsoleProblem(`"outline ${action}" is no command: list, show, save or remove.`);
  });
}

async function list({ db }: StoreDeps, keyword: string, page: string | undefined): Promise<void> {
  const found = await findOutlines(db, parsed(getOutlines, { keyword, page, page_size: '100' }));
  const rows = found.list.map(({ outline: { id, name, body }, parts }) => [
    id,
    name,
    `${body.length} × ${body.width} × ${body.height}`,
    `${parts} parts`,
  ]);
  for (const line of asTable(rows)) console.log(line);
  console.log(`${found.total} outlines, page ${found.current_page} of ${found.last_page}`);
}
