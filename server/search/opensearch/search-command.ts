/** `npm run -s shop -- search`: the index of the search engine. */
import type { StoreDeps } from '#server/caller/call.ts';
import { formatCount } from '#server/kernel/format.ts';
import { ConsoleProblem, readWords, tellProblems } from '#server/kernel/console.ts';
import { type Checked, compareParts } from './check.ts';
import { readDocuments } from './documents.ts';
import { EngineAway } from './engine-away.ts';
import type { EngineSettings } from './engine-call.ts';
import { type SearchEngine, openSearchEngine } from './open-engine.ts';
import { rebuild } from './rebuild.ts';
import { batch, sendParts } from './send-changes.ts';
import { writeDocuments } from './write-documents.ts';

export const searchHelp = `the index of the search engine that SEARCH_URL names:
             search rebuild            fills a new one beside the one that answers, then lets it answer
             search check              compares it with the database, part by part
             search check --mend       and sends again what is different
             search status             whether it answers, and which parts it refuses`;

type Run = (deps: StoreDeps, engine: SearchEngine, words: string[]) => Promise<void>;

const commands: Record<string, Run> = {
  rebuild: async ({ db }, { calls, generations }) => {
    let shown = 0;
    const parts = await rebuild({
      db,
      calls,
      generations,
      onProgress: (done, total) => {
        if (done < total && done - shown < 50_000) return;
        shown = done;
        console.log(`${count(done)} of ${count(total)} parts`);
      },
    });
    if (parts === null) throw new ConsoleProblem('Another process is filling an index.');
    console.log(`The new index answers with ${count(parts)} parts.`);
  },
  check: async (deps, engine, words) => {
    const { values } = readWords(words, { mend: { type: 'boolean' } });
    const index = await indexOf(engine);
    const first = await compareParts(deps.db, engine.calls, index);
    tell(first);
    if (values.mend !== true || first.different.length === 0) {
      if (first.different.length > 0) process.exitCode = 1;
      return;
    }
    const left = await mend(deps, engine, first.different);
    console.log(left.length === 0 ? 'They are mended.' : `${count(left.length)} are still different, the first of them ${left[0]}.`);
    if (left.length > 0) process.exitCode = 1;
  },
  status: async (_deps, engine) => {
    const index = await indexOf(engine);
    const told = await engine.generations.told(index);
    console.log(`${index} answers.`);
    for (const { id, reason } of told?.refused ?? []) console.log(`part ${id} is refused: ${reason}`);
  },
};

const count = (parts: number): string => formatCount(parts, 'en');

/** Runs the words after "search". */
export function runSearch(deps: StoreDeps, settings: EngineSettings | null, [name = '', ...words]: string[]): Promise<void> {
  return tellProblems(async () => {
    const run = commands[name];
    if (!run) throw new ConsoleProblem('Say "search rebuild", "search check" or "search status".');
    if (!settings)
      throw new ConsoleProblem('SEARCH_URL is not set: each process holds the parts itself, and there is no index to care for.');
    const engine = await openSearchEngine(settings, deps.db, deps.log);
    try {
      await run(deps, engine, words);
    } catch (error) {
      if (error instanceof EngineAway) throw new ConsoleProblem(`${error.message[0]?.toUpperCase()}${error.message.slice(1)}.`);
      throw error;
    } finally {
      await engine.close();
    }
  });
}

async function indexOf({ generations }: SearchEngine): Promise<string> {
  const index = await generations.current();
  if (index === null) throw new ConsoleProblem('There is no index yet: "search rebuild" fills one.');
  return index;
}

function tell({ parts, different }: Checked): void {
  const found = different.length === 0 ? 'all are in the index as they are' : `${count(different.length)} are different in the index`;
  console.log(`${count(parts)} parts in the database; ${found}.`);
}

/** Sends parts as they are now; those that somebody changed by hand replace what is there. Gives those that stay different. */
async function mend({ db }: StoreDeps, { calls, generations: { alias } }: SearchEngine, ids: readonly number[]): Promise<number[]> {
  await sendParts(db, calls, { index: alias, isAlias: true }, ids);
  const { different } = await compareParts(db, calls, alias);
  if (different.length === 0) return [];
  for (let from = 0; from < different.length; from += batch) {
    // oxlint-disable-next-line no-await-in-loop -- batch by batch
    const { documents } = await readDocuments(db, different.slice(from, from + batch));
    // oxlint-disable-next-line no-await-in-loop -- the same
    await writeDocuments(calls, { index: alias, isAlias: true }, { version: null, documents });
  }
  return (await compareParts(db, calls, alias)).different;
}
