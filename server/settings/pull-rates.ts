/** Takes currency rates from the European Central Bank, where the operator wants it so (`docs/operate.md`). */
import type { RatesPull, ShownSettings } from '#contract/api/admin/settings.ts';
import { hour } from '#contract/durations.ts';
import { type Acting, actingOnConsole, audited } from '#server/caller/acting.ts';
import type { AuditActor } from '#server/caller/audit.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { type RateChange, showRates, writeRates } from './currency-rates.ts';
import { readEcbRates } from './read-ecb-rates.ts';
import { addToSetting, holdVersion } from './setting-row.ts';
import { showSettings } from './shop-settings.ts';
import { partRows, pullRow, readStoredSettings } from './stored-settings.ts';

const address = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const patience = 10_000;
/** The file has two kilobytes. */
const mostBytes = 262_144;
/** The bank writes one file a working day; after a failure the next turn of the job tries again. */
const pause = 6 * hour;

/** Gives the file; throws where it cannot be had. */
export type FetchRates = () => Promise<Uint8Array>;

const fetchFromBank: FetchRates = async () => {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) });
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body) {
    length += piece.byteLength;
    if (length > mostBytes) throw new Error('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** Takes them now. What went wrong stands in the answer's `rates_pull`; the rates then stay as they are. */
export async function pullRates(acting: Acting, fetchRates: FetchRates = fetchFromBank): Promise<ShownSettings> {
  const { deps } = acting;
  const file = await fetchRates().catch((error: unknown) => noteProblem(deps, 'unreachable', error));
  if (file) await takeFile(acting, file);
  return showSettings(deps);
}

async function takeFile(acting: Acting, file: Uint8Array): Promise<void> {
  const { deps, now } = acting;
  const rates = await readFile(deps, file);
  if (!rates) return;
  const news = await newRates(deps.db, rates);
  if (news.length === 0) return keepPull(deps.db, { at: now.toISOString(), problem: null }, now);
  await audited(acting, {
    action: 'settings.pull-rates',
    target: 'rates',
    detail: { rates: news },
    run: async (queries) => {
      await holdVersion(queries, partRows.rates);
      // Nothing of it changes but its version: who has the form open is told.
      await addToSetting(queries, partRows.rates, {}, now);
      await writeRates(queries, news, now);
      await keepPull(queries, { at: now.toISOString(), problem: null }, now);
    },
  });
}

async function readFile(deps: StoreDeps, file: Uint8Array): Promise<RateChange[] | null> {
  try {
    return readEcbRates(file, deps.settings.baseCurrency);
  } catch (error) {
    return noteProblem(deps, 'unreadable', error);
  }
}

/** Those that differ from what stands, in figure, day or source. */
async function newRates(queries: Queries, rates: readonly RateChange[]): Promise<RateChange[]> {
  const held = new Map((await showRates(queries)).map(({ currency, ...one }) => [currency, one]));
  return rates.filter(({ currency, rateMicros, day, source }) => {
    const one = held.get(currency);
    return !one || Math.round(Number(one.rate) * 1_000_000) !== rateMicros || one.day !== day || one.source !== source;
  });
}

async function noteProblem({ db, clock, log }: StoreDeps, problem: NonNullable<RatesPull['problem']>, error: unknown): Promise<null> {
  log.warn('rates_not_pulled', { reason: problem, error: error instanceof Error ? error.message : String(error) });
  await keepPull(db, { at: clock().toISOString(), problem }, clock());
  return null;
}

function keepPull(queries: Queries, pull: RatesPull, at: Date): Promise<void> {
  return addToSetting(queries, pullRow, { ...pull }, at);
}

const timer: AuditActor = { name: 'ECB', role: null };

/** What the job does each hour. */
export async function pullDueRates(deps: StoreDeps, fetchRates?: FetchRates): Promise<void> {
  const { trade, pull } = await readStoredSettings(deps.db);
  if (trade.rates_from !== 'ecb') return;
  if (pull && pull.problem === null && deps.clock().getTime() - Date.parse(pull.at) < pause) return;
  await pullRates({ ...actingOnConsole(deps), actor: timer }, fetchRates);
}
