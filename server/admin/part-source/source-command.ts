/** `npm run -s shop -- source …`: places that lists of parts are taken from by themselves. */
import { getPartSourceRuns, type PartSource, pullMinutes, savePartSource } from '#contract/api/admin/part-source.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { asTable, ConsoleProblem, parsed, readJson, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { askForRun, pauseSource, placeText, removeSource, saveSource } from './part-sources.ts';
import { listSources, readRuns } from './show-source.ts';

export const sourceHelp = `takes lists of parts from places outside, every ${pullMinutes.least} minutes to a week:
             source list
             source save FILE       a request of save-part-source as JSON; with an id it changes one
             source run ID          takes its file within half a minute, while the shop runs
             source pause ID        source resume ID        source remove ID
             source log ID --page 2`;

/** Runs the words after "source". */
export function runSource(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { page: { type: 'string' } });
    const [action = 'list', given] = positionals;
    if (action === 'list') return tellSources((await listSources(deps, deps.db)).list);
    const word = wordAt([given ?? ''], 0, action === 'save' ? 'The file' : 'The id of the place');
    if (action === 'log') return tellRuns(deps, word, values.page);
    tellSources((await change(deps, action, word)).list);
  });
}

async function change(deps: StoreDeps, action: string, word: string): Promise<{ list: PartSource[] }> {
  const acting = actingOnConsole(deps);
  if (action === 'save') return saveSource(acting, parsed(savePartSource, await readJson(word)));
  if (action === 'run') return askForRun(acting, word);
  if (action === 'pause' || action === 'resume') return pauseSource(acting, word, action === 'pause');
  if (action === 'remove') return removeSource(acting, word);
  throw new ConsoleProblem(`"source ${action}" is no command: list, save, run, pause, resume, remove or log.`);
}

function tellSources(list: readonly PartSource[]): void {
  const rows = list.map(({ id, name, place, every_minutes, changes, paused_at, failures, last_run: last }) => [
    id,
    name,
    placeText(place),
    `every ${every_minutes} min`,
    changes,
    paused_at ? 'paused' : failures > 0 ? `failed ${failures} times` : (last?.status ?? 'not run yet'),
  ]);
  for (const line of asTable(rows)) console.log(line);
  if (list.length === 0) console.log('Nothing is taken by itself: no place has been saved.');
}

async function tellRuns({ db }: StoreDeps, id: string, page: string | undefined): Promise<void> {
  const { list, current_page, last_page } = await readRuns(db, parsed(getPartSourceRuns, { id, page }));
  const rows = list.map(({ begun_at, status, rows: read, problems, reason, detail }) => [
    begun_at.slice(0, 19),
    status,
    read === null ? '' : `${read} rows`,
    problems ? `${problems} problems` : '',
    [reason, detail].filter(Boolean).join(' '),
  ]);
  for (const line of asTable(rows)) console.log(line);
  for (const { row, field, message } of list[0]?.errors ?? []) console.log(`row ${row}  ${field}  ${message}`);
  console.log(`page ${current_page} of ${last_page}`);
}
