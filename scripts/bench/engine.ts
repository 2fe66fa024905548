/** Who answers for the parts while a bench runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Database } from '#server/db/client.ts';
import { createLog } from '#server/kernel/log.ts';
import { answerBy, readCatalogAhead } from '#server/search/held-catalog.ts';
import { openSearchEngine } from '#server/search/opensearch/open-engine.ts';
import { rebuild } from '#server/search/opensearch/rebuild.ts';
import { compileSearchNode, startSearchNodes } from '#server/testing/search-node.ts';

export const engines = ['embedded', 'opensearch'] as const;

export interface BenchEngine {
  /** Of the engine's own process; null where that is this one. */
  pid: number | null;
  /** What was measured while it was filled, one a line. */
  told: string[];
  close: () => Promise<void>;
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);
const patience = 600_000;

/** The memory of this process, filled as a shop fills it when it starts. */
export async function openEmbedded(db: Database): Promise<BenchEngine> {
  const began = performance.now();
  const cpu = process.cpuUsage();
  await readCatalogAhead(db, new AbortController().signal);
  const { user, system } = process.cpuUsage(cpu);
  const told = [`filled in ${seconds(began)} s, ${((user + system) / 1e6).toFixed(1)} s of this process's CPU`];
  return { pid: null, told, close: async () => {} };
}

/** One node of OpenSearch in a process of its own, with that much heap, filled anew. */
export async function openOpenSearch(db: Database, heap: string): Promise<BenchEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'partwright-bench-'));
  const [node] = await startSearchNodes(compileSearchNode(folder), join(folder, 'data'), 1, heap);
  if (!node) throw new Error('no node was started');
  const close = async (): Promise<void> => {
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const log = createLog(
      () => {},
      () => new Date(),
    );
    const engine = await openSearchEngine({ urls: [node.url], caFile: null, prefix: 'bench', timeoutMs: patience }, db, log);
    const began = performance.now();
    const parts = (await rebuild({ db, calls: engine.calls, generations: engine.generations })) ?? 0;
    const took = (performance.now() - began) / 1000;
    const bytes = await indexBytes(node.url);
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

const stats = z.object({ _all: z.object({ primaries: z.object({ store: z.object({ size_in_bytes: z.number() }) }) }) });

async function indexBytes(url: string): Promise<number> {
  const answer = await fetch(`${url}/bench-parts-*/_stats/store`);
  const { _all: all } = stats.parse(await answer.json());
  return all.primaries.store.size_in_bytes;
}
