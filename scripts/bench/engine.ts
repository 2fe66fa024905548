/** Who answers for the parts while a bench runs. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { Database } from '#server/db/client.ts';
import type { Log } from '#server/kernel/log.ts';
import { answerBy, readCatalogAhead } from '#server/search/held-catalog.ts';
import { openSearchEngine } from '#server/search/opensearch/open-engine.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { compileSearchNode, ownCollector, startSearchNodes } from '#server/testing/search-nodes/search-node.ts';

export const engines = ['embedded', 'opensearch'] as const;

export interface BenchEngine {
  /** Of the engine's own process; null where that is this one. */
  pid: number | null;
  /** What was measured while it was filled, one a line. */
  told: string[];
  close: () => Promise<void>;
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);
const shop = join(import.meta.dirname, '../shop.ts');
const run = promisify(execFile);

/** The memory of this process, filled as a shop fills it when it starts. */
export async function openEmbedded(db: Database): Promise<BenchEngine> {
  const began = performance.now();
  const cpu = process.cpuUsage();
  await readCatalogAhead(db, new AbortController().signal);
  const { user, system } = process.cpuUsage(cpu);
  const told = [`filled in ${seconds(began)} s, ${((user + system) / 1e6).toFixed(1)} s of this process's CPU`];
  return { pid: null, told, close: async () => {} };
}

/** One node of OpenSearch in a process of its own, with that much heap, filled anew from the database at an address. */
export async function openOpenSearch(db: Database, databaseUrl: string, heap: string, log: Log): Promise<BenchEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'partwright-bench-'));
  const [node] = await startSearchNodes(compileSearchNode(folder), join(folder, 'data'), 1, { heap, collector: ownCollector });
  if (!node) throw new Error('no node was started');
  const close = async (): Promise<void> => {
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const began = performance.now();
    // As an operator does, in a process that ends: what it takes to fill an index is no memory of a store that answers.
    const env = { ...process.env, DATABASE_URL: databaseUrl, SEARCH_URL: node.url };
    await run(process.execPath, [shop, 'search', 'rebuild'], { env });
    const took = (performance.now() - began) / 1000;
    const { parts, bytes } = await sizeOfIndex(node.url);
    const { search } = readEnvironment({ SEARCH_URL: node.url });
    if (!search) throw new Error('no search engine is named');
    const engine = await openSearchEngine(search, db, log);
    answerBy(db, engine.openIndex);
    const told = [
      `filled in ${took.toFixed(1)} s, ${Math.round(parts / took)} parts a second`,
      `index of ${(bytes / 2 ** 20).toFixed(0)} MiB, ${(bytes / Math.max(1, parts)).toFixed(0)} bytes a part`,
    ];
    return { pid: node.pid(), told, close: () => engine.close().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

const shares = z.object({ docs: z.object({ count: z.number() }), store: z.object({ size_in_bytes: z.number() }) });
const stats = z.object({ indices: z.record(z.string(), z.object({ primaries: shares })) });

async function sizeOfIndex(url: string): Promise<{ parts: number; bytes: number }> {
  const answer = await fetch(`${url}/*-parts-*/_stats/docs,store`);
  const [index] = Object.values(stats.parse(await answer.json()).indices);
  return { parts: index?.primaries.docs.count ?? 0, bytes: index?.primaries.store.size_in_bytes ?? 0 };
}
