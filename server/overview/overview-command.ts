/** `npm run -s shop -- overview`: what is to be done, and the shop's figures. */
import { figureNames, getFigure } from '#contract/api/admin/overview.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { asTable, readWords, tellProblems } from '#server/kernel/console.ts';
import { readRequest } from '#server/http/read-request.ts';
import { countTasks } from './count-tasks.ts';
import { showFigure } from './show-figure.ts';

export const overviewHelp = `tells what is to be done, or one of the shop's figures:
             overview                         what waits for somebody
             overview sales --period week --from 2026-01-01 --to 2026-03-31
               figures: ${figureNames.slice(0, 5).join(', ')},
                 ${figureNames.slice(5).join(', ')}
               money is minor units of the base currency`;

const text = { type: 'string' } as const;

/** Runs the words after "overview". */
export function runOverview(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { period: text, from: text, to: text });
    const [figure] = positionals;
    const now = deps.clock();
    if (figure === undefined) {
      const { list } = await countTasks(deps.db, now);
      for (const line of asTable(list.map(({ kind, count }) => [kind, String(count)]))) console.log(line);
      return;
    }
    const { rows, base_currency } = await showFigure(deps, readRequest(getFigure.request, { figure, ...values }), now);
    const [first] = rows;
    if (first) for (const line of asTable([Object.keys(first), ...rows.map(cellsOf)])) console.log(line);
    console.log(rows.length === 0 ? 'There is nothing to tell.' : `Money in minor units of ${base_currency}.`);
  });
}

const cellsOf = (row: Record<string, string | number | null>): string[] => Object.values(row).map((cell) => String(cell ?? ''));
