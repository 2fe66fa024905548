/** `npm run -s shop -- bulk …`: many parts changed at once. */
import { bulkEdit as editCall, getBulkEdits, previewBulk as previewCall, undoBulk as undoCall } from '#contract/api/admin/bulk.ts';
import { locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { readRequest } from '#server/http/read-request.ts';
import { ConsoleProblem, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { editBulk, previewBulk } from './bulk-edit.ts';
import { listBulk, undoBulk } from './undo-bulk.ts';

export const bulkHelp = `many parts at once, told first; --confirm does it:
             bulk price +5 --category mlcc            prices by percent, -2.5 for less
             bulk category film-capacitors --keyword MKP --manufacturer wima
             bulk hidden yes, bulk lifecycle obsolete, bulk rohs compliant, bulk manufacturer murata
             bulk list                                what was changed in the last 30 days; bulk undo ID takes it back`;

const narrowing = {
  keyword: { type: 'string' },
  category: { type: 'string' },
  manufacturer: { type: 'string' },
  status: { type: 'string' },
  confirm: { type: 'boolean' },
} as const;

/** Runs the words after "bulk". */
export function runBulk(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    // A percentage below zero is no option.
    const { positionals, values } = readWords(
      words.map((word) => (/^-\d/.test(word) ? `\u2212${word.slice(1)}` : word)),
      narrowing,
    );
    const [field = '', given] = positionals;
    if (field === 'list') return tellList(deps);
    if (field === 'undo') return tellUndone(deps, wordAt([given ?? ''], 0, 'The number of the change'));
    const change = changeOf(field, wordAt([given ?? ''], 0, 'The new value'));
    const { confirm = false, ...found } = values;
    const request = { found, change };
    if (!confirm) return tellPreview(deps, request);
    const done = await editBulk(actingOnConsole(deps), readRequest(editCall.request, request));
    console.log(`${done.changed} parts changed, ${done.unchanged} were like that, ${done.refused} stay as they are.`);
    for (const { mpn, code } of done.refused_parts) console.log(`  ${mpn}: ${code}`);
    if (done.batch_id !== null) console.log(`bulk undo ${done.batch_id} takes it back.`);
  });
}

function changeOf(field: string, value: string): Record<string, unknown> {
  if (field === 'price') return { field, percent_bp: Math.round(Number(value.replace('\u2212', '-')) * 100) };
  if (field === 'hidden') return { field, value: value === 'yes' };
  if (!['category', 'manufacturer', 'lifecycle', 'rohs'].includes(field))
    throw new ConsoleProblem(`"bulk ${field}" is no command: price, hidden, category, manufacturer, lifecycle, rohs, list or undo.`);
  return { field, value };
}

async function tellPreview(deps: StoreDeps, request: object): Promise<void> {
  const told = await previewBulk(deps, readRequest(previewCall.request, request), locales.en);
  console.log(`${told.changed} parts would change, ${told.unchanged} are like that, ${told.refused} would stay as they are.`);
  for (const { manufacturer, mpn, before, after } of told.rows) console.log(`  ${manufacturer} ${mpn}: ${before} -> ${after}`);
  for (const { mpn, code } of told.refused_parts) console.log(`  ${mpn}: ${code}`);
  console.log('Nothing is changed yet: add --confirm.');
}

async function tellList(deps: StoreDeps): Promise<void> {
  const { list } = await listBulk(deps, readRequest(getBulkEdits.request, { page_size: 100 }), locales.en);
  for (const { id, at, actor, change, changed, undone_at: undone } of list)
    console.log(`${id}  ${at}  ${actor}  ${JSON.stringify(change)}  ${changed} parts${undone === null ? '' : `, undone ${undone}`}`);
}

async function tellUndone(deps: StoreDeps, id: string): Promise<void> {
  const { changed, refused, refused_parts } = await undoBulk(actingOnConsole(deps), readRequest(undoCall.request, { batch_id: id }));
  console.log(`${changed} parts are as before, ${refused} stay as they are.`);
  for (const { mpn, code } of refused_parts) console.log(`  ${mpn}: ${code}`);
}
